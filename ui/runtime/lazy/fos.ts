import type { FosAnswerPreview } from '#contracts/fos/shapes.ts'
import { fosMachine } from '#machines/fos/fos/fos.machine.ts'
import { fosPorts } from '#machines/fos/fos/fos.ports.ts'
import type { AnswerFile, AnswerSummary } from '#machines/fos/fos/fos.types.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { failure, mapResult, type Result } from '#machines/kit/shared/result.ts'
import { asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import type { Vault } from '../vault.ts'
import { withCalls } from '../with-calls.ts'

/** Returns what an answer would do, or undefined after a reload, which empties the vault. */
export function answerIn(vault: Vault, read: AnswerSummary | null): FosAnswerPreview | undefined {
  const text = read ? vault.reveal(read.preview) : undefined
  return text === undefined ? undefined : (JSON.parse(text) as FosAnswerPreview)
}

/** Why a file of the time before a reload cannot be read. */
const gone = 'Välj filen på nytt. Den finns inte kvar när sidan har laddats om.'

function requestOf(vault: Vault, { name, content }: AnswerFile): Result<{ FileName: string; Content: string }> {
  const Content = vault.reveal(content)
  if (Content === undefined) return failure({ tag: 'unexpected', message: gone })
  return { tag: 'ok', value: { FileName: name, Content } }
}

/** Provides enquiries on tax deduction, and their answers, over the adapter. */
export const fos: LazyFlow<'fos'> = {
  id: 'fos',
  join: ({ api, vault }) =>
    withCalls(fosMachine, api).provide({
      actors: {
        readAnswer: answer(fosPorts.readAnswer, async ({ input, signal }) => {
          const request = requestOf(vault, input)
          if (request.tag === 'failure') return request
          const preview = await asResult(api.fos.preview.query({ body: request.value }, { signal }))
          return mapResult(preview, ({ data }) => ({
            preview: vault.keep(JSON.stringify(data)),
            changed: data.Andrade,
            unchanged: data.Oforandrade,
            unknown: data.Okanda,
            wrong: data.Felaktiga,
          }))
        }),
        acceptAnswer: answer(fosPorts.acceptAnswer, async ({ input: { file, changed, out, key }, signal }) => {
          const request = requestOf(vault, file)
          if (request.tag === 'failure') return request
          const body = { ...request.value, Vantat: changed, Utom: [...out] }
          const accepted = await asResult(api.fos.accept.mutate({ body, idempotencyKey: key }, { signal }))
          return mapResult(accepted, ({ data }) => data.Andrade)
        }),
      },
    }),
}
