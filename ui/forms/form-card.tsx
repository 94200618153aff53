import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId } from 'react'
import type { FormCard as Card } from '#contracts/forms/form-layout.ts'
import { css, cx } from '#styled-system/css/index.js'
import { section } from '#styled-system/recipes/index.js'
import { formTexts } from '#ui/forms/forms.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { SectionHead } from '#ui/widgets/section/section-head.tsx'
import { Switch } from '#ui/widgets/switch/switch.tsx'
import { CardGrid } from './card-grid.tsx'
import { useFormField, useFormSelect } from './form-context.tsx'
import { FormField } from './form-field.tsx'

const rows = common.fluid4
const row = css({
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: {
    base: '[minmax(0, 1fr)]',
    md: '[repeat(var(--columns), minmax(0, 1fr))]',
  },
  '&:empty': { display: 'none' },
})
const opener = css({
  display: 'grid',
  placeItems: 'center',
  width: '8',
  height: '8',
  borderRadius: 'control',
  color: 'fg.muted',
  cursor: 'pointer',
  _hover: { bg: 'bg.hover', color: 'fg.default' },
  '& svg': { transitionProperty: '[rotate]', transitionDuration: 'fast' },
  '&[aria-expanded=true] svg': { rotate: '[180deg]' },
})
const closed = css({ paddingBottom: '0' })

export interface FormCardProps {
  readonly card: Card
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** Below the fields, such as a preview. */
  readonly children?: ReactNode
}

/**
 * Renders a titled group of fields: nothing while the card does not apply, collapsed until it is
 * opened.
 */
export function FormCard({
  card: { id, title, description, isShown, isClosed, toggledBy, heads, rows: lines },
  ...props
}: FormCardProps) {
  const { isOpen, onOpenChange, children } = props
  const titleId = useId()
  const styles = section({ paintsAlone: true })
  const isThere = useFormSelect(({ context }) => isShown?.(context.values) ?? true)
  const isOn = useFormSelect(({ context }) => toggledBy === undefined || context.values[toggledBy] === true)
  if (!isThere) return null
  const hasBody = isOn && isOpen
  return (
    <section id={id} className={styles.root} aria-labelledby={titleId}>
      <SectionHead
        id={titleId}
        title={title}
        description={description}
        actions={
          <>
            {toggledBy !== undefined && <CardSwitch name={toggledBy} labelledBy={titleId} />}
            {isClosed && isOn && <Opener title={title} isOpen={isOpen} onPress={() => onOpenChange(!isOpen)} />}
          </>
        }
      />
      <div className={cx(styles.body, !hasBody && closed)}>
        {hasBody && (
          <div className={rows}>
            {heads ? (
              <CardGrid heads={heads} lines={lines} />
            ) : (
              lines.map(line => <Line key={String(line)} line={line} />)
            )}
            {children}
          </div>
        )}
      </div>
    </section>
  )
}

function Line({ line }: { readonly line: Card['rows'][number] }) {
  if (typeof line === 'string') return <FormField name={line} />
  return (
    <div className={row} style={{ '--columns': line.length } as object}>
      {line.map(name => (
        <FormField key={name} name={name} />
      ))}
    </div>
  )
}

interface OpenerProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onPress: () => void
}

const Opener = ({ title, isOpen, onPress }: OpenerProps) => (
  <button
    type="button"
    className={opener}
    aria-expanded={isOpen}
    aria-label={isOpen ? formTexts.close(title) : formTexts.open(title)}
    onClick={onPress}
  >
    <ChevronDown aria-hidden />
  </button>
)

/** Renders the card's flag, labelled by the card's title. */
function CardSwitch({ name, labelledBy }: { readonly name: string; readonly labelledBy: string }) {
  const { label, value, set, lockedBecause, isReadOnly } = useFormField(name)
  return (
    <div data-field={name} title={label}>
      <Switch
        labelledBy={labelledBy}
        checked={value === true}
        pending={isReadOnly || lockedBecause !== undefined}
        onChange={set}
      />
    </div>
  )
}
