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

/** Where a missing path is missing, instead of the application's page. */
const notThePage = /^\/(assets|trpc|socket|api|print|file)(\/|$)/

const asksForPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !notThePage.test(url) && (headers.accept ?? '').includes('text/html')

/** What differs between one server's page and another's. */
export interface PageOptions {
  /** Which brand each host serves; any other serves the default one. */
  readonly brandHosts?: ReadonlyMap<string, BrandId>
  /**
   * Whether the application has its pages of development, `/dev/widgets`: only where nothing is
   * real.
   */
  readonly devPages?: boolean
}

/** The built interface is not there. The message says what to do. */
export class UiMissingError extends Error {
  override readonly name = 'UiMissingError'
}

/**
 * Names a build by its page, which in turn names every file of it.
 *
 * @throws UiMissingError when it has not been built
 */
export async function buildIdOf(folder: string): Promise<string> {
  const html = await readFile(join(folder, page)).catch(() => {
    throw new UiMissingError('The interface has not been built: run “npm run build”.')
  })
  return createHash('sha256').update(html).digest('hex').slice(0, 12)
}

/**
 * Serves the built interface: what has a hash in its name for ever, the page asked for anew each
 * time, and the page for every address that the application's own router knows, in the name of the
 * brand whose host was asked. The build's compressed copies are sent where a browser takes them.
 * Source maps are not served: they stay beside the build, for whoever reads a stack.
 *
 * @throws UiMissingError when it has not been built
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
    // The files are those of the build: what is not there at start is not there later.
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
