import { Menu as ArkMenu } from '@ark-ui/react/menu'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { menu } from '#styled-system/recipes/index.js'

export interface MenuRadioGroupProps<Value extends string> {
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly label?: string
  readonly options: readonly { readonly value: Value; readonly label: ReactNode; readonly hint?: ReactNode }[]
}

/** Renders a group of menu options with a tick at the chosen one. */
export const MenuRadioGroup = <Value extends string>({
  value,
  onChange,
  label,
  options,
}: MenuRadioGroupProps<Value>) => {
  const styles = menu()
  const choose = (chosen: string) => {
    const option = options.find(candidate => candidate.value === chosen)
    if (option) onChange(option.value)
  }
  return (
    <ArkMenu.RadioItemGroup value={value} onValueChange={details => choose(details.value)}>
      {label !== undefined && (
        <ArkMenu.ItemGroupLabel className={styles.itemGroupLabel}>{label}</ArkMenu.ItemGroupLabel>
      )}
      {options.map(option => (
        <ArkMenu.RadioItem key={option.value} value={option.value} className={styles.item}>
          <OptionLine hint={option.hint}>{option.label}</OptionLine>
        </ArkMenu.RadioItem>
      ))}
    </ArkMenu.RadioItemGroup>
  )
}

const OptionLine = ({ hint, children }: { readonly hint?: ReactNode; readonly children: ReactNode }) => {
  const styles = menu()
  return (
    <>
      <ArkMenu.ItemText className={styles.itemText}>{children}</ArkMenu.ItemText>
      {hint !== undefined && <span className={styles.itemHint}>{hint}</span>}
      <span className={styles.itemIndicator}>
        <ArkMenu.ItemIndicator>
          <Check aria-hidden />
        </ArkMenu.ItemIndicator>
      </span>
    </>
  )
}
