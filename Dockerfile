# Tablée with its client, as docs/howto/hosting.md describes it: one server with a file in /var/lib/tablee.
FROM python:3.12-slim AS build
WORKDIR /src
COPY . .
RUN pip wheel --no-deps --wheel-dir /dist .

FROM python:3.12-slim
RUN useradd --system --create-home --home-dir /var/lib/tablee tablee
COPY --from=build /dist /dist
RUN pip install --no-cache-dir "$(ls /dist/tablee-*.whl)[play,postgres]"
USER tablee
VOLUME /var/lib/tablee
EXPOSE 8000
ENTRYPOINT ["tablee", "serve", "--host", "0.0.0.0", "--port", "8000"]
CMD ["--data", "/var/lib/tablee/tables.sqlite3", "--origin", "http://127.0.0.1:8000"]
