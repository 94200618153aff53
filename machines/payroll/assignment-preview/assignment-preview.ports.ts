import type { AssignmentQuestion } from '#contracts/payroll/assignments/shapes.ts'
import { ofCall, reading } from '../../kit/shared/of-call.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const assignmentPreviewPorts = {
  ask: ofCall('assignmentPreview.ask', (body: AssignmentQuestion) => reading('assignments', 'preview', { body })),
}
