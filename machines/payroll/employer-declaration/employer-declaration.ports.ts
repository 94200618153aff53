import { type DeclaredCall, ofCall, reading } from '../../kit/shared/of-call.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type {
  DeclarationContents,
  DeclarationOnDisplay,
  DeclarationStep,
  DeclarationStepTaken,
} from './employer-declaration.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const employerDeclarationPorts = {
  /** Fetches the months of a year, or the declaration of a month. */
  fetchContents: ofCall(
    'employerDeclaration.fetchContents',
    ({ kind, of }: DeclarationOnDisplay): DeclaredCall<DeclarationContents> =>
      kind === 'year'
        ? reading('employerDeclaration', 'year', { filter: { Year: of } }, months => ({ kind, of, months }))
        : reading('employerDeclaration', 'period', { params: { Period: of } }, declaration => ({
            kind,
            of,
            declaration,
          })),
  ),
  /**
   * `POST …/{Period}/skatteverket`, or `PUT …/{Period}/filed`. Who has to sign in at Skatteverket
   * is led there at once: its address never enters an event.
   */
  takeStep: port<{ readonly period: string; readonly step: DeclarationStep }, Result<DeclarationStepTaken>>(
    'employerDeclaration.takeStep',
  ),
}
