import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { ensureStyles } from '../../server/tooling/build.ts'
import { freePorts } from './free-ports.ts'
import { projectRoot } from './running-app.ts'

/**
 * The same policy as the server's (`server/web/security-headers.ts`), so that what violates it
 * fails here too.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types dompurify',
].join('; ')

/**
 * A test page built from the application's parts, in the same way as the application, and served.
 */
export class BuiltPage {
  readonly url: string
  readonly #stop: () => Promise<void>

  private constructor(url: string, stop: () => Promise<void>) {
    this.url = url
    this.#stop = stop
  }

  /**
   * @param folder with an index.html, from the project's root
   * @param isStrict whether the page has the application's content security policy; third-party
   * libraries violate it
   */
  static async start(folder: string, { isStrict = true } = {}): Promise<BuiltPage> {
    ensureStyles()
    const root = join(projectRoot, folder)
    const outDir = await mkdtemp(join(tmpdir(), 'avlona-page-'))
    const common = { root, configFile: false, logLevel: 'error' } as const
    await build({
      ...common,
      plugins: [react()],
      css: { postcss: projectRoot },
      build: {
        outDir,
        emptyOutDir: true,
        target: 'es2024',
        rolldownOptions: { treeshake: { moduleSideEffects: [{ test: /\/styled-system\//, sideEffects: false }] } },
      },
    })
    const [port] = await freePorts(1)
    const server = await preview({
      ...common,
      build: { outDir },
      preview: {
        ...(port !== undefined && { port }),
        host: '127.0.0.1',
        strictPort: true,
        ...(isStrict && { headers: { 'content-security-policy': contentSecurityPolicy } }),
      },
    })
    return new BuiltPage(`http://127.0.0.1:${port}/`, async () => {
      await server.close()
      await rm(outDir, { recursive: true, force: true })
    })
  }

  stop(): Promise<void> {
    return this.#stop()
  }
}
