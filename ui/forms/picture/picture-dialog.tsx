import { useRef, useState } from 'react'
import {
  maxPictureBytes,
  type PictureType,
  pictureFileMessage,
  pictureFormats,
  pictureMessages,
  pictureTypeOf,
} from '#contracts/companies/picture-file.rules.ts'
import type { SecretRef } from '#machines/kit/shared/secret.ts'
import { pictureDialogTexts as texts } from '#ui/forms/picture/picture-dialog.text.ts'
import { useRuntime } from '#ui/runtime/hooks.tsx'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { base64Of, dataAddressOf } from '#ui/widgets/file-field/data-address.ts'
import { FileField } from '#ui/widgets/file-field/file-field.tsx'
import { type Crop, ImageCropper } from '#ui/widgets/image-cropper/image-cropper.tsx'

/** The longest side of the stored picture, in pixels: four times the largest size on screen. */
const longestSide = 512

interface Chosen {
  readonly file: File
  readonly type: PictureType
  /** The object URL of the file. */
  readonly address: string
}

/** A picture as it is sent. */
export interface SentPicture {
  /** The base64 of the picture, in the vault. */
  readonly content: SecretRef
  readonly mediaType: PictureType
  /** In bytes. */
  readonly size: number
}

export interface PictureDialogProps {
  readonly isSaving: boolean
  /** The message of the last attempt's failure. */
  readonly failure: string | undefined
  /** True when a file is chosen. After a reload, the dialog no longer has it. */
  readonly hasFile: boolean
  readonly onEdit: (hasFile: boolean) => void
  readonly onSubmit: (picture: SentPicture) => void
  readonly onClose: () => void
}

/** Renders the dialog that uploads a picture: choose, crop, save. */
export default function PictureDialog({ isSaving, failure, hasFile, onEdit, onSubmit, onClose }: PictureDialogProps) {
  const { vault } = useRuntime()
  const [chosen, setChosen] = useState<Chosen>()
  const [problem, setProblem] = useState<string>()
  const crop = useRef<Crop>(null)

  const refuse = (message: string | undefined) => {
    setChosen(undefined)
    setProblem(message)
    onEdit(false)
  }
  const choose = async ([file]: readonly File[]) => {
    if (!file) return refuse(undefined)
    const type = pictureTypeOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()))
    if (!type) return refuse(pictureMessages.wrongFormat)
    const address = await dataAddressOf(file)
    setProblem(undefined)
    onEdit(true)
    setChosen({ file, type, address })
  }
  const save = async () => {
    if (!chosen) return
    const { type } = chosen
    const cropped = await crop.current?.take(type, longestSide)
    if (!cropped) return refuse(pictureMessages.wrongFormat)
    if (cropped.size > maxPictureBytes) return refuse(pictureMessages.tooLarge)
    onSubmit({ content: vault.keep(await base64Of(cropped)), mediaType: type, size: cropped.size })
  }

  return (
    <Dialog
      open
      title={texts.title}
      description={texts.description}
      closeOnOutside={false}
      onClose={isSaving ? undefined : onClose}
      footer={
        <>
          <Button disabled={isSaving} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="primary" pending={isSaving} disabled={!chosen} onClick={() => void save()}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div className={common.stack5}>
        {hasFile && !chosen && <Notice kind="INFO">{texts.chooseAgain}</Notice>}
        <FileField
          label={texts.file}
          accept={pictureFormats}
          maxSize={maxPictureBytes}
          refuse={({ name, size }) => pictureFileMessage(name, size)}
          value={chosen ? [chosen.file] : []}
          onChange={files => void choose(files)}
          error={problem ?? failure}
          disabled={isSaving}
        />
        {chosen && (
          <ImageCropper
            key={chosen.address}
            ref={crop}
            address={chosen.address}
            onBroken={() => refuse(pictureMessages.wrongFormat)}
          />
        )}
      </div>
    </Dialog>
  )
}
