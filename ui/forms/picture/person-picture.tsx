import { useSelector } from '@xstate/react'
import ImagePlus from 'lucide-react/icons/image-plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useId } from 'react'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/employees/employee-files/employee-files.select.ts'
import type { FileOf } from '#machines/employees/employee-files/employee-files.types.ts'
import { css } from '#styled-system/css/index.js'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { useLazyFlow, useRuntime } from '#ui/runtime/hooks.tsx'
import { employeeFiles } from '#ui/runtime/lazy/employee-files.ts'
import { newKey } from '#ui/runtime/new-key.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Avatar } from '#ui/widgets/avatar/avatar.tsx'
import { Button } from '#ui/widgets/button/button.tsx'
import { personPictureTexts as texts } from './person-picture.text.ts'
import { usePictureAddress } from './use-picture-address.ts'

const PictureDialog = lazyChunk(() => import('./picture-dialog.tsx'))

const root = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', paddingTop: '2' })
const words = css({ flex: '[1 1 16rem]', minWidth: '0' })
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '3' })

export interface PersonPictureProps {
  readonly register: FileOf['register']
  readonly number: string
  readonly name: string
  /** ProfilePictureId, or null until it is known. */
  readonly pictureId: string | null
  readonly mayWrite: boolean
}

/** Renders the picture of an employee or a client, with buttons for those who may change it. */
export function PersonPicture({ register, number, name, pictureId, mayWrite }: PersonPictureProps) {
  const flow = useLazyFlow(employeeFiles)
  const titleId = useId()
  const picture = usePictureAddress()(pictureId)
  const of = { register, number, kind: 'picture' } as const
  return (
    <section className={root} aria-labelledby={titleId}>
      <Avatar name={name} picture={picture} size={96} />
      <div className={words}>
        <h3 id={titleId} className={common.strong}>
          {texts.title}
        </h3>
        <p className={common.muted}>{texts.description(register)}</p>
        {mayWrite && flow && pictureId !== null && <Change flow={flow} of={of} hasPicture={picture !== undefined} />}
      </div>
    </section>
  )
}

interface ChangeProps {
  readonly flow: FlowRef<'employeeFiles'>
  readonly of: FileOf
  readonly hasPicture: boolean
}

function Change({ flow, of, hasPicture }: ChangeProps) {
  const isChoosing = useSelector(flow, snapshot => select.openKind(snapshot) === 'picture')
  const isRemoving = useSelector(flow, select.isRemoving)
  const remove = () => flow.send({ type: 'files.remove', ...of, Id: '', idempotencyKey: newKey() })
  return (
    <div className={buttons}>
      <Button size="sm" icon={ImagePlus} disabled={isRemoving} onClick={() => flow.send({ type: 'files.open', ...of })}>
        {hasPicture ? texts.change : texts.upload}
      </Button>
      {hasPicture && (
        <Button size="sm" variant="ghost" icon={Trash2} pending={isRemoving} onClick={remove}>
          {texts.remove}
        </Button>
      )}
      {isChoosing && <Upload flow={flow} />}
    </div>
  )
}

function Upload({ flow }: Pick<ChangeProps, 'flow'>) {
  const { vault } = useRuntime()
  const isSaving = useSelector(flow, select.isSaving)
  const failure = useSelector(flow, select.failureMessage)
  const hasFile = useSelector(flow, select.hasFile)
  return (
    <PictureDialog
      isSaving={isSaving}
      failure={failure}
      hasFile={hasFile}
      onEdit={has => flow.send({ type: 'files.edit', hasFile: has })}
      onSubmit={({ content, mediaType, size }) => {
        const picture = { Content: vault.reveal(content) ?? '', Type: mediaType }
        vault.forget(content)
        const body = vault.keep(JSON.stringify(picture))
        flow.send({ type: 'files.submit', body, size, idempotencyKey: newKey() })
      }}
      onClose={() => flow.send({ type: 'files.close' })}
    />
  )
}
