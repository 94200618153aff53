import { Switch as ArkSwitch } from '@ark-ui/react/switch'
import { toggle } from '#styled-system/recipes/index.js'

export interface SwitchProps {
  readonly label: string
  /** What it means that it is on. */
  readonly hint?: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** The change is under way: it keeps the focus, and cannot be pressed. */
  readonly pending?: boolean
}

/** On or off, at once: for what needs no saving. */
export const Switch = ({ label, hint, checked, onChange, pending = false }: SwitchProps) => {
  const styles = toggle()
  return (
    <ArkSwitch.Root
      className={styles.root}
      checked={checked}
      readOnly={pending}
      onCheckedChange={details => onChange(details.checked)}
    >
      <ArkSwitch.Control className={styles.control}>
        <ArkSwitch.Thumb className={styles.thumb} />
      </ArkSwitch.Control>
      <span className={styles.words}>
        <ArkSwitch.Label className={styles.label}>{label}</ArkSwitch.Label>
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </span>
      <ArkSwitch.HiddenInput role="switch" aria-busy={pending || undefined} />
    </ArkSwitch.Root>
  )
}
