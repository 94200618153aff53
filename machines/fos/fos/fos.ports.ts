import { ofCall, writing } from '../../kit/shared/of-call.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { AnswerFile, AnswerSummary, AskedFor } from './fos.types.ts'

/** The accepted rows of an answer. */
export interface Acceptance {
  readonly file: AnswerFile
  /** The number of changes of the preview. */
  readonly changed: number
  readonly out: readonly string[]
  readonly key: string
}

/** The flow's ports: the requests whose answers it waits for. */
export const fosPorts = {
  askEnquiry: ofCall(
    'fos.askEnquiry',
    ({ year, selection, key: idempotencyKey }: AskedFor & { readonly key: string }) =>
      writing('fos', 'ask', { body: { Inkomstar: year, Urval: selection }, idempotencyKey }),
  ),
  /** `POST /fos/@/answer/preview`. The vault keeps the preview. */
  readAnswer: port<AnswerFile, Result<AnswerSummary>>('fos.readAnswer'),
  /** `POST /fos/@/answer`. How many employees were changed. */
  acceptAnswer: port<Acceptance, Result<number>>('fos.acceptAnswer'),
}
