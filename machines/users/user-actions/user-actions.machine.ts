import { describeFlow } from '../../kit/journal/registry.ts'
import { actOf } from '../../kit/shared/act.ts'
import { userActionsPorts } from './user-actions.ports.ts'
import { doneTexts, questions } from './user-actions.texts.ts'
import type { ActOnUser, MadeLink } from './user-actions.types.ts'

/**
 * Blocks, removes and invites users, begins new passwords and ends sessions. What cannot
 * simply be undone asks for confirmation.
 */
export const userActionsMachine = actOf<ActOnUser, MadeLink | null>({
  id: 'userActions',
  noun: 'user',
  doAct: userActionsPorts.doAct,
  question: ({ act, user }) => questions[act]?.(user.Namn) ?? null,
  doneText: asked => doneTexts[asked.act](asked),
  tells: () => [
    ['userView', { type: 'view.reload' }],
    ['userForm', { type: 'form.changedElsewhere', Version: null }],
  ],
  shows: {
    description: 'A dialog says where the link was sent, or shows it to hand over.',
    isShown: link => link !== null,
  },
})

/** The registration of the flow in the journal. */
export const userActionsFlow = describeFlow({ machine: userActionsMachine, version: 2, resume: 'afresh' })
