import type { Access } from './call.ts'
import type { ApiError } from './errors.ts'
import type { Outcome } from './pact/outcome.ts'

/**
 * A file of the backend's, declared once like a call. It lies outside `/api` (first document §7:
 * print and file-download paths drop it), is asked for by GET with the headers of every call, and
 * answers with bytes and their name; what it refuses, it refuses as a call does.
 */
export interface Download {
  /** One sentence for the person who implements or reads it. */
  readonly summary: string
  /** `/print/…` is for the printer, `/file/…` is kept. */
  readonly path: `/print/${string}` | `/file/${string}`
  readonly access: Exclude<Access, 'public'>
  /** The answer's media type. */
  readonly type: string
  readonly errors: readonly ApiError[]
  /**
   * What the client relies on. The pact is made of these, with the answer's headers and not its
   * bytes.
   */
  readonly outcomes: readonly {
    readonly name: string
    readonly given: Outcome['given']
    readonly request: Pick<Outcome['request'], 'scope'>
    readonly answer: { readonly fileName: string } | { readonly error: ApiError }
  }[]
}

/** The headers that give a file its name, whatever letters are in it (RFC 6266). */
export const contentDisposition = (fileName: string): string =>
  `attachment; filename="${fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)}`

/**
 * The name that such a header gives; undefined when it gives none. A path in it is left out: only a
 * name is a name.
 */
export function fileNameIn(header: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1]
  const plain = /filename="?([^";]+)"?/i.exec(header ?? '')?.[1]
  return (encoded === undefined ? plain : decoded(encoded))?.split(/[\\/]/).at(-1)
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
