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
  /** `GET /employerDeclaration` or `GET /employerDeclaration/{Period}`. */
  fetchContents: port<DeclarationOnDisplay, Result<DeclarationContents>>('employerDeclaration.fetchContents'),
  /**
   * `POST …/{Period}/skatteverket`, or `PUT …/{Period}/filed`. Who has to sign in at Skatteverket is
   * led there at once: its address never enters an event.
   */
  takeStep: port<{ readonly period: string; readonly step: DeclarationStep }, Result<DeclarationStepTaken>>(
    'employerDeclaration.takeStep',
  ),
}
