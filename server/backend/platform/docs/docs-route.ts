import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { header, markerValue } from '#contracts/headers.ts'

/** The paths of the OpenAPI document and its page. */
export const openApiPath = '/api/openapi.json'
export const docsPath = '/api/docs/'

const files = `${docsPath}swagger-ui/`

/**
 * The page loads nothing from other origins. Swagger UI sets styles on its elements and draws icons
 * from data URLs.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Avlöna API</title>
<link rel="stylesheet" href="swagger-ui/swagger-ui.css">
<link rel="icon" href="swagger-ui/favicon-32x32.png">
</head>
<body>
<main id="api"></main>
<script src="swagger-ui/swagger-ui-bundle.js"></script>
<script src="page.js"></script>
</body>
</html>
`

/** Starts Swagger UI. Requests tried on the page carry the headers that every client sends. */
const script = `SwaggerUIBundle({
  url: ${JSON.stringify(openApiPath)},
  dom_id: '#api',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  displayRequestDuration: true,
  tryItOutEnabled: true,
  validatorUrl: null,
  requestInterceptor: request => {
    request.headers[${JSON.stringify(header.marker)}] = ${JSON.stringify(markerValue)}
    if (!request.loadSpec && request.method !== 'GET' && !request.headers[${JSON.stringify(header.idempotencyKey)}])
      request.headers[${JSON.stringify(header.idempotencyKey)}] = crypto.randomUUID()
    return request
  },
})
`

/** Returns the OpenAPI document, which the build and `npm run pacts` write. */
const openApi = () => readFile(join(import.meta.dirname, '../../../../dist/pacts/openapi.json'))

/**
 * Serves the OpenAPI document, and a page to read and try it. Both contain only information that is
 * in the repository.
 */
export async function addDocs(app: FastifyInstance): Promise<void> {
  app.get(openApiPath, async (_, reply) => reply.type('application/json; charset=utf-8').send(await openApi()))
  app.get(docsPath, (_, reply) =>
    reply.header('content-security-policy', contentSecurityPolicy).type('text/html; charset=utf-8').send(page),
  )
  app.get(docsPath.slice(0, -1), (_, reply) => reply.redirect(docsPath))
  app.get(`${docsPath}page.js`, (_, reply) => reply.type('text/javascript; charset=utf-8').send(script))
  await app.register(fastifyStatic, {
    root: dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')),
    prefix: files,
    decorateReply: false,
    index: false,
    allowedPath: path => /\/(swagger-ui\.css|swagger-ui-bundle\.js|favicon-32x32\.png)$/.test(path),
  })
}
