import type { AssignmentAnswer, AssignmentQuestion } from '#contracts/payroll/assignments/shapes.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const assignmentPreviewPorts = {
  /** `POST /loneuppdrag/@/preview`. */
  ask: port<AssignmentQuestion, Result<AssignmentAnswer>>('assignmentPreview.ask'),
}
