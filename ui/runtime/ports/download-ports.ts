import { fileNameIn } from '#contracts/download.ts'
import { downloadMachine } from '#machines/frame/download/download.machine.ts'
import { downloadPorts } from '#machines/frame/download/download.ports.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { type ApiFailure, failure, ok } from '#machines/kit/shared/result.ts'
import { callHeaders, noAnswer } from '../api.ts'

/** Milliseconds that a file's address is good for; the browser has read it by then. */
const addressLifetime = 60_000

/** Files and prints by `fetch`: a plain link could not say which company and year it is about. */
export const liveDownload = () =>
  downloadMachine.provide({
    actors: {
      fetchFile: answer(downloadPorts.fetchFile, async ({ input: { path }, signal }) => {
        try {
          const response = await fetch(path, { headers: callHeaders(), signal, redirect: 'error' })
          if (!response.ok) return failure(await refusalIn(response))
          const name = fileNameIn(response.headers.get('content-disposition')) ?? path.split('/').at(-1) ?? ''
          exportRows(await response.blob(), name, path.startsWith('/print/'))
          return ok(null)
        } catch {
          return failure<ApiFailure>(signal.aborted ? { tag: 'aborted', message: '' } : noAnswer())
        }
      }),
    },
  })

/** The backend's own words, or what stopped the adapter from reaching it. */
async function refusalIn(response: Response): Promise<ApiFailure> {
  const { status } = response
  const body: unknown = await response.json().catch(() => undefined)
  const { tag, message, dvCode } = Object(body) as Partial<ApiFailure>
  if (typeof message === 'string' && message !== '') {
    return { tag: 'backend', status, message, ...(typeof dvCode === 'string' && { dvCode }) }
  }
  return tag === 'network' || tag === 'timeout' ? { tag, message: '' } : { tag: 'unexpected', message: '', status }
}

/**
 * A file is kept under its name; a print is opened beside the application, where the browser
 * prints.
 */
function exportRows(content: Blob, name: string, isPrint: boolean): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  if (isPrint) link.target = '_blank'
  else link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), addressLifetime)
}
