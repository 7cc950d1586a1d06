# One image for every service; the command says which. compose.yaml names them, docs/deployment.md explains them.

FROM node:24.21.0-trixie-slim AS manifests
WORKDIR /srv/high-street
COPY package.json package-lock.json .npmrc ./
COPY owner/package.json owner/
COPY packages/bookings/package.json packages/bookings/
COPY packages/build/package.json packages/build/
COPY packages/contract/package.json packages/contract/
COPY packages/leads/package.json packages/leads/
COPY packages/letter/package.json packages/letter/
COPY packages/people/package.json packages/people/
COPY packages/server/package.json packages/server/
COPY packages/ui/package.json packages/ui/
COPY apps/api/package.json apps/api/
COPY apps/calendar/package.json apps/calendar/
COPY apps/desk/package.json apps/desk/
COPY apps/site/package.json apps/site/
COPY e2e/package.json e2e/
COPY ops/package.json ops/
COPY bench/package.json bench/

# What the services import, without the embedded PostgreSQL: DATABASE_URL names a server. Whose devDependencies a service
# has is not asked: npm would install what members need that only build, and icons are in the built pages already.
FROM manifests AS packages
RUN npm pkg delete devDependencies --workspaces \
    && npm pkg delete dependencies.lucide-react --workspace @high-street/ui
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc \
    npm ci --omit=dev --omit=optional --ignore-scripts --workspace @high-street/api --workspace @high-street/calendar \
      --workspace @high-street/desk

FROM manifests AS build
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc npm ci
COPY . .
# Pages name both addresses, so an image belongs to them.
ARG SITE_URL
ARG CALENDAR_URL
ARG BRAND
RUN npm run build --workspace @high-street/site --workspace @high-street/calendar --workspace @high-street/desk

# What the image has of the project. It may be read by the service's account, whatever the umask of the checkout was.
FROM packages AS files
COPY owner owner
COPY packages/bookings/src packages/bookings/src
COPY packages/contract/src packages/contract/src
COPY packages/leads/src packages/leads/src
COPY packages/letter/src packages/letter/src
COPY packages/people/src packages/people/src
COPY packages/server/migrations packages/server/migrations
COPY packages/server/src packages/server/src
COPY packages/ui/src packages/ui/src
COPY apps/api/src apps/api/src
COPY apps/calendar/page/bookable-days.ts apps/calendar/page/day.ts apps/calendar/page/page-props.ts \
     apps/calendar/page/zone-time.ts apps/calendar/page/
COPY apps/calendar/src apps/calendar/src
COPY apps/desk/rights apps/desk/rights
COPY apps/desk/src apps/desk/src
COPY ops/backup.ts ops/build.ts ops/calendar-plan.ts ops/check-health.ts ops/desk-plan.ts ops/doctor.ts \
     ops/project-root.ts ops/publish-site.ts ops/start-config.ts ops/
COPY ops/doctor ops/doctor
COPY ops/publish ops/publish
COPY --from=build /srv/high-street/apps/site/build/client apps/site/build/client
COPY --from=build /srv/high-street/apps/site/build/finished /srv/high-street/apps/site/build/nginx-headers.conf \
     /srv/high-street/apps/site/build/nginx-site.conf apps/site/build/
COPY --from=build /srv/high-street/apps/calendar/build apps/calendar/build
COPY --from=build /srv/high-street/apps/desk/build apps/desk/build
RUN rm -rf node_modules package.json package-lock.json .npmrc packages/build apps/site/package.json bench e2e \
    && chmod -R a+rX .

# The proxy of compose.yaml. Its root may read what all may read, and nothing else.
FROM caddy:2 AS proxy
COPY --chmod=644 deploy/Caddyfile /etc/caddy/Caddyfile

FROM node:24.21.0-trixie-slim
# The folders that volumes for what is published are laid over, so that the volumes belong to the service's account.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
      /usr/local/bin/yarn /usr/local/bin/yarnpkg /opt/yarn-* \
    && install --directory --owner=node --group=node /srv/site /srv/booking
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /srv/high-street
# Apart, so that an upgrade that changes no package brings no layer of them.
COPY --from=packages /srv/high-street/node_modules node_modules
COPY --from=files /srv/high-street ./
USER node
EXPOSE 3000 3001 3002
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["node", "ops/check-health.ts", "3000"]
CMD ["node", "apps/api/src/server.ts"]
