"""The route of a resource that is asked for with every key typed."""

from inspect import Parameter, signature
from typing import Any

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError, create_model

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
                asked = query.model_validate(dict(request.query_params))
            except ValidationError as error:
                found = [{**one, "loc": ("query", *one["loc"])} for one in error.errors()]
                raise RequestValidationError(found) from error
            response: Response = await endpoint(request, **vars(asked))
            return response

        return answer
