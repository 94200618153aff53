import { ImageCropper as Ark, useImageCropper } from '@ark-ui/react/image-cropper'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { type Ref, useImperativeHandle } from 'react'
import { sva } from '#styled-system/css/index.js'
import { imageCropperTexts as texts } from '#ui/widgets/image-cropper/image-cropper.text.ts'
import { IconButton } from '../button/icon-button.tsx'

const words = texts.spoken
const translations = {
  ...words,
  selectionLabel: () => words.selectionLabel,
  selectionValueText: ({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>) =>
    words.selectionValueText(Math.round(x), Math.round(y), Math.round(width), Math.round(height)),
  previewDescription: () => words.rootLabel,
}

const cropperStyle = sva({
  slots: ['root', 'head', 'title', 'hint', 'tools', 'frame', 'viewport', 'image', 'selection', 'handle'],
  base: {
    root: { display: 'grid', gap: '3' },
    head: { display: 'flex', alignItems: 'flex-end', gap: '3' },
    title: { textStyle: 'strong' },
    hint: { color: 'fg.muted', textStyle: 'table' },
    tools: { display: 'flex', marginLeft: 'auto' },
    frame: { display: 'flex', justifyContent: 'center', borderRadius: 'control', bg: 'bg.canvas', padding: '3' },
    /** As large as the picture, so that the crop frame never leaves it. */
    viewport: { maxWidth: 'full', bg: '[#FFFFFF]' },
    image: {
      display: 'block',
      width: 'auto',
      height: 'auto',
      minWidth: '[6rem]',
      minHeight: '[6rem]',
      maxWidth: 'full',
      maxHeight: '[18rem]',
    },
    selection: {
      position: 'absolute',
      /** A shadow darkens everything outside the frame; the viewport clips it. */
      boxShadow: '[0 0 0 100rem rgb(0 0 0 / 0.55), 0 0 0 2px #FFFFFF]',
      cursor: 'move',
      outline: 'none',
      _focusVisible: {
        outlineStyle: 'solid',
        outlineWidth: '[2px]',
        outlineColor: 'accent.fill',
        outlineOffset: '[3px]',
      },
    },
    handle: {
      width: '6',
      height: '6',
      display: 'grid',
      placeItems: 'center',
      '&::before': {
        content: '""',
        width: '3',
        height: '3',
        borderRadius: 'full',
        bg: '[#FFFFFF]',
        boxShadow: '[0 0 0 1px rgb(0 0 0 / 0.6)]',
      },
    },
  },
})

/** The handle by which a dialog takes the cropped picture. */
export interface Crop {
  /**
   * Returns the picture within the frame, at most `longestSide` pixels a side; null when it cannot
   * be drawn.
   */
  readonly take: (type: string, longestSide: number) => Promise<Blob | null>
}

export interface ImageCropperProps {
  /** The URL of the picture. Pass it as `key` too, since another picture needs another cropper. */
  readonly address: string
  /** Called when the file cannot be shown as a picture. */
  readonly onBroken: () => void
  readonly ref: Ref<Crop>
}

/** Renders a picture with a square crop frame, moved and resized by pointer or arrow keys. */
export function ImageCropper({ address, onBroken, ref }: ImageCropperProps) {
  const cropper = useImageCropper({ aspectRatio: 1, translations })
  const styles = cropperStyle()
  useImperativeHandle(ref, () => ({
    async take(type, longestSide) {
      const maxSize = { width: longestSide, height: longestSide }
      const taken = await cropper.getCroppedImage({ type, quality: 0.92, maxSize, output: 'blob' })
      return taken instanceof Blob ? taken : null
    },
  }))
  return (
    <section className={styles.root}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.title}>{texts.title}</h3>
          <p className={styles.hint}>{texts.hint}</p>
        </div>
        <div className={styles.tools}>
          <IconButton icon={ZoomOut} label={texts.zoomOut} onClick={() => cropper.zoomBy(-0.2)} />
          <IconButton icon={ZoomIn} label={texts.zoomIn} onClick={() => cropper.zoomBy(0.2)} />
        </div>
      </div>
      <Ark.RootProvider value={cropper} className={styles.frame}>
        <Ark.Viewport className={styles.viewport}>
          <Ark.Image src={address} alt="" className={styles.image} onError={onBroken} />
          <Ark.Selection className={styles.selection}>
            {Ark.handles.map(position => (
              <Ark.Handle key={position} position={position} className={styles.handle} />
            ))}
          </Ark.Selection>
        </Ark.Viewport>
      </Ark.RootProvider>
    </section>
  )
}
