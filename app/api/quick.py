"""The route of a resource that is asked for with every key typed."""

from inspect import Parameter, signature
from typing import Any
from urllib.parse import parse_qsl

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError, create_model
from starlette.routing import Match, Route
from starlette.types import Receive, Scope, Send

from app.api.route import AnswerRoute, Handler


class QuickRoute(AnswerRoute):
    """A route whose endpoint takes the request and query parameters, and gives a response.

    The parameters are checked all at once. FastAPI describes them as ever, but would take as long
    to check them one by one as a search does.
    """

    def handler(self) -> Handler:
        """Return what checks the parameters and calls the endpoint."""
        endpoint, taken = self.endpoint, signature(self.endpoint).parameters
        fields: dict[str, Any] = {
            name: (one.annotation, ... if one.default is Parameter.empty else one.default)
            for name, one in taken.items()
            if one.annotation is not Request
        }
        query = create_model("Query", **fields)

        async def answer(request: Request) -> Response:
            try:
                typed = request.scope["query_string"].decode("latin-1")
                asked = query.model_validate(dict(parse_qsl(typed, keep_blank_values=True)))
            except ValidationError as error:
                found = [{**one, "loc": ("query", *one["loc"])} for one in error.errors()]
                raise RequestValidationError(found) from error
            response: Response = await endpoint(request, **vars(asked))
            return response

        return answer


class ShortWay(Route):
    """The way to a quick route, to go before all other routes: among them FastAPI would take as
    long to find it as a search does."""

    def __init__(self, prefix: str, route: QuickRoute) -> None:
        answer = route.get_route_handler()

        async def answered(scope: Scope, receive: Receive, send: Send) -> None:
            response = await answer(Request(scope, receive, send))
            await response(scope, receive, send)

        super().__init__(
            prefix + route.path, answer, methods=list(route.methods or ()), include_in_schema=False
        )
        self.app = answered

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Tell whether path and method are its own; other methods are refused elsewhere."""
        match, found = super().matches(scope)
        return (match, found) if match is Match.FULL else (Match.NONE, {})
