import { answer } from '#machines/kit/shared/port.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { assignmentPreviewMachine } from '#machines/payroll/assignment-preview/assignment-preview.machine.ts'
import { assignmentPreviewPorts } from '#machines/payroll/assignment-preview/assignment-preview.ports.ts'
import { asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'

/** Provides the preview of pay assignments over the adapter. */
export const assignmentPreview: LazyFlow<'assignmentPreview'> = {
  id: 'assignmentPreview',
  join: ({ api }) =>
    assignmentPreviewMachine.provide({
      actors: {
        ask: answer(assignmentPreviewPorts.ask, async ({ input: body, signal }) =>
          mapResult(await asResult(api.assignments.preview.query({ body }, { signal })), ({ data }) => data),
        ),
      },
    }),
}
