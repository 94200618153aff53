import { Switch as ArkSwitch } from '@ark-ui/react/switch'
import { toggle } from '#styled-system/recipes/index.js'

/** Its own words stand beside it; where a row already has them, it is named by their ids. */
type Words =
  | { readonly label: string; readonly hint?: string }
  | { readonly labelledBy: string; readonly describedBy?: string | undefined }

export type SwitchProps = Words & {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** The change is under way: it keeps the focus, and cannot be pressed. */
  readonly pending?: boolean
}

/** On or off, at once: for what needs no saving. */
export const Switch = ({ checked, onChange, pending = false, ...words }: SwitchProps) => {
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
      {'label' in words && (
        <span className={styles.words}>
          <ArkSwitch.Label className={styles.label}>{words.label}</ArkSwitch.Label>
          {words.hint !== undefined && <span className={styles.hint}>{words.hint}</span>}
        </span>
      )}
      <ArkSwitch.HiddenInput
        role="switch"
        aria-busy={pending || undefined}
        {...('labelledBy' in words && { 'aria-labelledby': words.labelledBy, 'aria-describedby': words.describedBy })}
      />
    </ArkSwitch.Root>
  )
}
