-- wrk asks for the paths of a file one after the other, from a place in it on, and reports in JSON.
-- wrk … -s walk.lua ADDRESS -- FILE PLACE

local threads = {}

function setup(thread)
   table.insert(threads, thread)
end

function init(args)
   asked = {}
   for path in io.lines(args[1]) do
      asked[#asked + 1] = wrk.format("GET", path)
   end
   at = tonumber(args[2])
   refused = 0
end

function request()
   at = at % #asked + 1
   return asked[at]
end

function response(status)
   if status ~= 200 then
      refused = refused + 1
   end
end

function done(summary, latency)
   local errors = summary.errors
   local failed = errors.connect + errors.read + errors.write + errors.timeout
   for _, thread in ipairs(threads) do
      failed = failed + thread:get("refused")
   end
   io.write(string.format(
      '\n{"requests": %d, "microseconds": %d, "p50": %d, "p99": %d, "failed": %d}\n',
      summary.requests, summary.duration, latency:percentile(50), latency:percentile(99), failed))
end
