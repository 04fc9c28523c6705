# One image to run the application, one (target "tools") to migrate the database and create the first administrator:
#   docker build -t kaamsetu . && docker build --target tools -t kaamsetu-tools .
#   docker run --rm -e DATABASE_URL=… kaamsetu-tools npm run db:migrate
#   docker run -p 3000:3000 -e DATABASE_URL=… -e SESSION_SECRET=… -e APP_URL=… -v uploads:/data/uploads kaamsetu

FROM node:24-bookworm-slim AS tools
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/run.mjs generate

FROM tools AS build
ENV NODE_ENV=production NEXT_OUTPUT=standalone NEXT_TELEMETRY_DISABLED=1
RUN node scripts/run.mjs build

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000 UPLOAD_DIR=/data/uploads
# See scripts/lib/server.ts.
ENV UV_THREADPOOL_SIZE=8 MALLOC_ARENA_MAX=2
COPY --from=build /app/.next/standalone ./
RUN mkdir -p /data/uploads && chown node:node /data/uploads
USER node
VOLUME /data/uploads
EXPOSE 3000
CMD ["node", "server.js"]
