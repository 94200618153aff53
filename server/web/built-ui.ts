import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type BrandId, brands } from '#contracts/brands.ts'
import { brandOfHost, pageOf, withDevPages } from './brand-page.ts'

const page = 'index.html'
const forever = 'public, max-age=31536000, immutable'
const askEachTime = 'no-cache'

/** The paths that answer 404 when missing, instead of the application's page. */
const notThePage = /^\/(assets|trpc|socket|api|print|file)(\/|$)/

const asksForPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !notThePage.test(url) && (headers.accept ?? '').includes('text/html')

/** The options that differ between servers. */
export interface PageOptions {
  /** The brand of each host. Other hosts serve the default brand. */
  readonly brandHosts?: ReadonlyMap<string, BrandId>
  /** Whether the development pages (`/dev/widgets`) are served: only with demo data. */
  readonly devPages?: boolean
}

/** The interface has not been built. The message says how to build it. */
export class UiMissingError extends Error {
  override readonly name = 'UiMissingError'
}

/**
 * Returns the id of a build: a hash of its page, which names all other files of the build by their
 * hashes.
 *
 * @throws UiMissingError when the interface has not been built
 */
export async function buildIdOf(folder: string): Promise<string> {
  const html = await readFile(join(folder, page)).catch(() => {
    throw new UiMissingError('The interface has not been built: run “npm run build”.')
  })
  return createHash('sha256').update(html).digest('hex').slice(0, 12)
}

/**
 * Serves the built interface. Files with a hash in their names are cached for ever; the page is
 * revalidated each time. Every path of the application's router gets the page, in the brand of the
 * request's host. Compressed copies are sent to browsers that accept them. Source maps are not
 * served: they stay beside the build, for reading stacks.
 *
 * @throws UiMissingError when the interface has not been built
 */
export async function addBuiltUi(
  app: FastifyInstance,
  folder: string,
  { brandHosts, devPages = false }: PageOptions = {},
): Promise<void> {
  await buildIdOf(folder)
  const html = await readFile(join(folder, page), 'utf8')
  const pages = new Map(brands.map(({ id }) => [id, pageOf(devPages ? withDevPages(html) : html, id)]))
  const sendPage = ({ hostname }: FastifyRequest, reply: FastifyReply) =>
    reply
      .header('cache-control', askEachTime)
      .type('text/html; charset=utf-8')
      .send(pages.get(brandOfHost(hostname, brandHosts)))
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(join(folder, 'assets') + sep) ? forever : askEachTime)
    },
    allowedPath: path => !/\.map(\.|$)/.test(path),
    // The files are listed once at start, since a build does not change while it is served.
    wildcard: false,
    globIgnore: [page, '**/*.map', '**/*.map.br', '**/*.map.gz'],
    index: false,
  })
  app.get('/', sendPage)
  app.setNotFoundHandler((request, reply) =>
    asksForPage(request)
      ? sendPage(request, reply)
      : reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found'),
  )
}
