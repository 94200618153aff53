import ImagePlus from 'lucide-react/icons/image-plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useId } from 'react'
import { css } from '#styled-system/css/index.js'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'

const root = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', paddingTop: '2' })
const words = css({ flex: '[1 1 16rem]', minWidth: '0' })
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '3' })

interface PictureSectionProps {
  readonly avatar: ReactNode
  readonly title: string
  readonly description: string
  /** The buttons, for who may change the picture. */
  readonly children: ReactNode
}

/** Renders a picture with its title, a description and the buttons. */
export function PictureSection({ avatar, title, description, children }: PictureSectionProps) {
  const titleId = useId()
  return (
    <section className={root} aria-labelledby={titleId}>
      {avatar}
      <div className={words}>
        <h3 id={titleId} className={common.strong}>
          {title}
        </h3>
        <p className={common.muted}>{description}</p>
        {children}
      </div>
    </section>
  )
}

interface PictureButtonsProps {
  readonly texts: { readonly change: string; readonly upload: string; readonly remove: string }
  readonly hasPicture: boolean
  readonly isRemoving: boolean
  readonly onOpen: () => void
  readonly onRemove: () => void
  /** The dialog, while it is open. */
  readonly children: ReactNode
}

/** Renders the buttons that upload, change and remove a picture. */
export function PictureButtons({ texts, hasPicture, isRemoving, onOpen, onRemove, children }: PictureButtonsProps) {
  return (
    <div className={buttons}>
      <Button size="sm" icon={ImagePlus} disabled={isRemoving} onClick={onOpen}>
        {hasPicture ? texts.change : texts.upload}
      </Button>
      {hasPicture && (
        <Button size="sm" variant="ghost" icon={Trash2} pending={isRemoving} onClick={onRemove}>
          {texts.remove}
        </Button>
      )}
      {children}
    </div>
  )
}
