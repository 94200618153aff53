import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { DeclarationContents, DeclarationOnDisplay } from './employer-declaration.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const employerDeclarationPorts = {
  /** `GET /employerDeclaration` or `GET /employerDeclaration/{Period}`. */
  fetchContents: port<DeclarationOnDisplay, Result<DeclarationContents>>('employerDeclaration.fetchContents'),
}
