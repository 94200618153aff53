import { describe, expect } from 'vitest'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { dialogsFlow, type dialogsMachine } from './dialogs.machine.ts'
import { isOpen, written } from './dialogs.select.ts'

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
  'what is written in a dialog is there until it is closed': {
    play({ actor }) {
      const texts = () => ['help', 'years'].map(id => written(actor.getSnapshot(), id))
      actor.send({ type: 'dialog.write', id: 'help', written: 'Lönebeske' })
      actor.send({ type: 'dialog.write', id: 'help', written: 'Lönebesked' })
      actor.send({ type: 'dialog.write', id: 'years', written: { Year: 2027 } })
      expect(texts()).toEqual(['Lönebesked', { Year: 2027 }])
      actor.send({ type: 'dialog.close', id: 'help' })
      expect(texts()).toEqual([undefined, { Year: 2027 }])
    },
  },
}

describe('dialogs without a flow of their own', () => {
  verifyFlow(dialogsFlow, { spec: import.meta.url, scenarios })
})
