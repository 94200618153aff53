import { describe, expect } from 'vitest'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { dialogsFlow, type dialogsMachine } from './dialogs.machine.ts'
import { isOpen } from './dialogs.select.ts'

const scenarios: Scenarios<typeof dialogsMachine> = {
  'a dialog is open until it is closed, whatever happens to the others': {
    play({ actor }) {
      const open = () => ['history', 'shortcuts'].filter(id => isOpen(actor.getSnapshot(), id))
      expect(open()).toEqual([])
      actor.send({ type: 'dialog.open', id: 'history' })
      actor.send({ type: 'dialog.open', id: 'history' })
      actor.send({ type: 'dialog.open', id: 'shortcuts' })
      expect(open()).toEqual(['history', 'shortcuts'])
      actor.send({ type: 'dialog.close', id: 'history' })
      actor.send({ type: 'dialog.close', id: 'unknown' })
      expect(open()).toEqual(['shortcuts'])
    },
  },
}

describe('dialogs that only show something', () => {
  verifyFlow(dialogsFlow, { spec: import.meta.url, scenarios })
})
