import { useSelector } from '@xstate/react'
import { useNavigate } from 'react-router-dom'
import type { RegisterName } from '#contracts/reference-data/register-names.ts'
import { registers } from '#contracts/registers/registers.ts'
import * as select from '#machines/kit/register/register.select.ts'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { register as registerFlow } from '#ui/runtime/lazy/register.ts'
import { registerTexts as texts } from '#ui/screens/registers/registers.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { pathOfUsers } from './places.ts'

/**
 * Renders why an item was not removed: what uses it, and the way there. It is loaded when one is
 * in use, with the declarations of all registers.
 */
export default function UsesDialog() {
  const navigate = useNavigate()
  const flow = useLazyFlow(registerFlow)
  const found = useSelector(
    flow,
    snapshot => (snapshot ? select.explained(snapshot) : null),
    (a, b) => a?.uses === b?.uses && a?.key === b?.key,
  )
  if (!found) return null
  const { text, uses, key } = found
  const close = () => flow?.send({ type: 'register.usesRead' })
  return (
    <Dialog
      open
      title={texts.inUse(key)}
      width={480}
      onClose={close}
      footer={<Button onClick={close}>{texts.close}</Button>}
    >
      <div className={common.stack4AtStart}>
        <p>{text}</p>
        {uses.map(({ Text, Antal, Register, Falt }) => {
          const other = Register === undefined ? undefined : registers[Register as RegisterName]
          if (!other || Falt === undefined) return null
          const go = () => {
            close()
            navigate(pathOfUsers(other, Falt, key))
          }
          return (
            <Button key={`${Register} ${Falt}`} onClick={go}>
              {texts.uses(Antal, Text)}
            </Button>
          )
        })}
      </div>
    </Dialog>
  )
}
