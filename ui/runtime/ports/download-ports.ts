import { fileNameIn } from '#contracts/download.ts'
import { downloadMachine } from '#machines/frame/download/download.machine.ts'
import { downloadPorts } from '#machines/frame/download/download.ports.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { type ApiFailure, failure, mapResult, ok } from '#machines/kit/shared/result.ts'
import { asResult, callHeaders, noAnswer } from '../api.ts'
import type { Outside } from '../outside.ts'

/** Milliseconds that a file's object URL is valid. The browser has read it by then. */
const addressLifetime = 60_000

/**
 * Provides files and prints by `fetch`, because a plain link cannot send the company and year
 * headers.
 */
const liveDownload = ({ api, scope }: Outside) =>
  downloadMachine.provide({
    actors: {
      orderFile: answer(downloadPorts.orderFile, async ({ input: { path, key: idempotencyKey }, signal }) =>
        mapResult(
          await asResult(api.fileJobs.start.mutate({ body: { Path: path }, idempotencyKey }, { signal })),
          ({ data }) => data.Id,
        ),
      ),
      fetchFile: answer(downloadPorts.fetchFile, async ({ input: { path }, signal }) => {
        try {
          const response = await fetch(path, { headers: callHeaders(scope()), signal, redirect: 'error' })
          if (!response.ok) return failure(await refusalIn(response))
          const { headers } = response
          const named = fileNameIn(headers.get('content-disposition'), headers.get('content-type'))
          const name = named ?? path.split('/').at(-1) ?? ''
          exportRows(await response.blob(), name, path.startsWith('/print/'))
          return ok(null)
        } catch {
          return failure<ApiFailure>(signal.aborted ? { tag: 'aborted', message: '' } : noAnswer())
        }
      }),
    },
  })

/** Reads the backend's refusal, or the error that kept the adapter from reaching it. */
async function refusalIn(response: Response): Promise<ApiFailure> {
  const { status } = response
  const body: unknown = await response.json().catch(() => undefined)
  const { tag, message, dvCode } = Object(body) as Partial<ApiFailure>
  if (typeof message === 'string' && message !== '') {
    return { tag: 'backend', status, message, ...(typeof dvCode === 'string' && { dvCode }) }
  }
  return tag === 'network' || tag === 'timeout' ? { tag, message: '' } : { tag: 'unexpected', message: '', status }
}

/** Saves a file under its name. Opens a print in a new tab, where the browser prints it. */
function exportRows(content: Blob, name: string, isPrint: boolean): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  if (isPrint) link.target = '_blank'
  else link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), addressLifetime)
}

/** The flow of downloads, by its id. */
export const downloadFlows = (outside: Outside) => ({ download: liveDownload(outside) })
