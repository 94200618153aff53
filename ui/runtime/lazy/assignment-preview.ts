import { assignmentPreviewMachine } from '#machines/payroll/assignment-preview/assignment-preview.machine.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import { withCalls } from '../with-calls.ts'

/** Provides the preview of pay assignments over the adapter. */
export const assignmentPreview: LazyFlow<'assignmentPreview'> = {
  id: 'assignmentPreview',
  join: ({ api }) => withCalls(assignmentPreviewMachine, api),
}
