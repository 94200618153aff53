import { useSelector } from '@xstate/react'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/employees/employee-files/employee-files.select.ts'
import type { FileOf } from '#machines/employees/employee-files/employee-files.types.ts'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { useLazyFlow, useRuntime } from '#ui/runtime/hooks.tsx'
import { employeeFiles } from '#ui/runtime/lazy/employee-files.ts'
import { newKey } from '#ui/runtime/new-key.ts'
import { Avatar } from '#ui/widgets/avatar/avatar.tsx'
import { personPictureTexts as texts } from './person-picture.text.ts'
import { PictureButtons, PictureSection } from './picture-section.tsx'
import { usePictureAddress } from './use-picture-address.ts'

const PictureDialog = lazyChunk(() => import('./picture-dialog.tsx'))

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
  const picture = usePictureAddress()(pictureId)
  const of = { register, number, kind: 'picture' } as const
  return (
    <PictureSection
      avatar={<Avatar name={name} picture={picture} size={96} />}
      title={texts.title}
      description={texts.description(register)}
    >
      {mayWrite && flow && pictureId !== null && <Change flow={flow} of={of} hasPicture={picture !== undefined} />}
    </PictureSection>
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
  return (
    <PictureButtons
      texts={texts}
      hasPicture={hasPicture}
      isRemoving={isRemoving}
      onOpen={() => flow.send({ type: 'files.open', ...of })}
      onRemove={() => flow.send({ type: 'files.remove', ...of, Id: '', idempotencyKey: newKey() })}
    >
      {isChoosing && <Upload flow={flow} />}
    </PictureButtons>
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
