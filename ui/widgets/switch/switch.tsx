import { Switch as ArkSwitch } from '@ark-ui/react/switch'
import { toggle } from '#styled-system/recipes/index.js'

export interface SwitchProps {
  /** The ids of what names and describes it. */
  readonly labelledBy: string
  readonly describedBy?: string | undefined
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean
}

/** On or off, at once. */
export const Switch = ({ labelledBy, describedBy, checked, onChange, disabled = false }: SwitchProps) => {
  const styles = toggle()
  return (
    <ArkSwitch.Root
      checked={checked}
      disabled={disabled}
      onCheckedChange={details => onChange(details.checked)}
      className={styles.root}
    >
      <ArkSwitch.Control className={styles.control}>
        <ArkSwitch.Thumb className={styles.thumb} />
      </ArkSwitch.Control>
      <ArkSwitch.HiddenInput role="switch" aria-labelledby={labelledBy} aria-describedby={describedBy} />
    </ArkSwitch.Root>
  )
}
