import Ban from 'lucide-react/icons/ban'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import type { Integration } from '#contracts/integrations/shapes.ts'
import { css } from '#styled-system/css/index.js'
import { formatTime } from '#ui/text/format.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { DescriptionList } from '#ui/widgets/description-list/description-list.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { RadioGroup } from '#ui/widgets/radio/radio-group.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { integrationsTexts } from './integrations.text.ts'

const texts = integrationsTexts.key
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '4' })

interface KeySectionProps {
  readonly stored: Integration
  readonly isLocked: boolean
  readonly isRotating: boolean
  readonly onRotate: (endsAtOnce: boolean) => void
  readonly onRevoke: () => void
}

/** Renders what is known of a key: its beginning, its creator and its last use. */
export function KeySection({ stored, isLocked, isRotating, onRotate, onRevoke }: KeySectionProps) {
  const [isAsking, setAsking] = useState(false)
  const { Prefix, CreatedBy, CreatedAt, LastUsedAt, LastUsedFrom, OldKeyUntil } = stored
  return (
    <Section title={texts.title}>
      <DescriptionList
        items={[
          { label: texts.prefix, value: `${Prefix}…` },
          { label: texts.created, value: texts.createdBy(CreatedBy, formatTime(CreatedAt)) },
          {
            label: texts.used,
            value: LastUsedAt === null ? texts.never : texts.usedFrom(formatTime(LastUsedAt), LastUsedFrom ?? ''),
          },
          ...(OldKeyUntil === null ? [] : [{ label: texts.old, value: texts.oldUntil(formatTime(OldKeyUntil)) }]),
        ]}
      />
      {!isLocked && (
        <div className={buttons}>
          <Button icon={RefreshCw} pending={isRotating} onClick={() => setAsking(true)}>
            {texts.rotate}
          </Button>
          <Button icon={Ban} variant="danger" onClick={onRevoke}>
            {texts.revoke}
          </Button>
        </div>
      )}
      {isAsking && (
        <Rotation
          onClose={() => setAsking(false)}
          onRotate={endsAtOnce => {
            setAsking(false)
            onRotate(endsAtOnce)
          }}
        />
      )}
    </Section>
  )
}

interface RotationProps {
  readonly onClose: () => void
  readonly onRotate: (endsAtOnce: boolean) => void
}

function Rotation({ onClose, onRotate }: RotationProps) {
  const [when, setWhen] = useState('later')
  const { title, text, later, laterHint, now, nowHint, cancel, submit, ...rest } = texts.rotation
  return (
    <Dialog
      open
      title={title}
      description={text}
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="primary" onClick={() => onRotate(when === 'now')}>
            {submit}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={rest.when}
        options={[
          { value: 'later', label: later, hint: laterHint },
          { value: 'now', label: now, hint: nowHint },
        ]}
        value={when}
        onChange={setWhen}
      />
    </Dialog>
  )
}
