import type { z } from 'zod'
import type { Access } from './call.ts'
import type { ApiError } from './common-errors.ts'
import type { FileFormName } from './file-forms.ts'
import type { Outcome } from './outcomes/outcome.ts'
import { fileNameOf } from './rules/file-name.ts'

/**
 * A file that the backend serves, declared once like a call. Its path lies outside `/api` (first
 * document §7). It is fetched by GET with the headers of every call. The answer is the bytes with a
 * file name; a refusal has the same form as a call's.
 */
export interface Download {
  /** One sentence that says what the file is, for the call reference. */
  readonly summary: string
  /** The path: `/print/…` for a file to print, `/file/…` for a file to save. */
  readonly path: `/print/${string}` | `/file/${string}`
  /** The shape of the parameters that stand in braces in the path. */
  readonly params?: z.ZodType<Readonly<Record<string, string>>>
  readonly access: Exclude<Access, 'public'>
  /** The answer's media type, or that of the pact's example when the file's own is another. */
  readonly type: string
  /** What the bytes are: the call reference says it, and `npm run pact:verify` checks it. */
  readonly form: FileFormName
  readonly errors: readonly ApiError[]
  /**
   * The outcomes that the client relies on. The pact is made from them; it covers the answer's
   * headers, and pact:verify its bytes. A file says what follows from the states, and keeps back
   * what the account may not see.
   */
  readonly outcomes: readonly {
    readonly name: string
    readonly given: Outcome['given']
    readonly request: Pick<Outcome['request'], 'scope' | 'params'>
    readonly answer:
      | { readonly fileName: string; readonly says?: readonly string[]; readonly keepsBack?: readonly string[] }
      | { readonly error: ApiError }
  }[]
}

/**
 * Returns the Content-Disposition value that names a file of a media type, for names with any
 * characters (RFC 6266). Folders and a foreign extension are dropped from the name.
 */
export function contentDisposition(name: string, type: string): string {
  const fileName = fileNameOf(name, type)
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encoded}`
}

/**
 * Returns the file name in a Content-Disposition header, or undefined when there is none. Folders
 * and a foreign extension are dropped, so that a backend cannot choose a path or a program.
 *
 * @param type the answer's Content-Type
 */
export function fileNameIn(header: string | null, type: string | null = null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1]
  const plain = /filename="?([^";]+)"?/i.exec(header ?? '')?.[1]
  const name = encoded === undefined ? plain : decoded(encoded)
  return name === undefined ? undefined : fileNameOf(name, type?.split(';')[0]?.trim() ?? '')
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
