import { companyPictureMachine } from '#machines/companies/company-picture/company-picture.machine.ts'
import { companyPicturePorts } from '#machines/companies/company-picture/company-picture.ports.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import { newKey } from '../new-key.ts'
import { withCalls } from '../with-calls.ts'

/**
 * Provides the company picture over the adapter. The vault holds the picture only until the answer.
 */
export const companyPicture: LazyFlow<'companyPicture'> = {
  id: 'companyPicture',
  join: ({ api, vault }) =>
    withCalls(companyPictureMachine, api).provide({
      actors: {
        savePicture: answer(companyPicturePorts.savePicture, async ({ input: { content, mediaType }, signal }) => {
          const body = { Content: vault.reveal(content) ?? '', Type: mediaType }
          const saved = await asResult(api.pictures.change.mutate({ body, idempotencyKey: newKey() }, { signal }))
          vault.forget(content)
          return mapResult(saved, () => null)
        }),
      },
    }),
}
