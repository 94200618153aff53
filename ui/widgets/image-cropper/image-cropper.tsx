import { ImageCropper as Ark, type UseImageCropperReturn, useImageCropper as useArk } from '@ark-ui/react/image-cropper'
import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { sva } from '#styled-system/css/index.js'
import { imageCropperTexts as texts } from '#ui/text/image-cropper.ts'
import { IconButton } from '../button/icon-button.tsx'

const words = texts.spoken

const cropperStyle = sva({
  slots: ['root', 'head', 'title', 'hint', 'tools', 'frame', 'viewport', 'image', 'selection', 'handle'],
  base: {
    root: { display: 'grid', gap: '3' },
    head: { display: 'flex', alignItems: 'flex-end', gap: '3' },
    title: { textStyle: 'strong' },
    hint: { color: 'fg.muted', textStyle: 'table' },
    tools: { display: 'flex', marginLeft: 'auto' },
    frame: { width: 'full' },
    viewport: {
      position: 'relative',
      width: 'full',
      height: '[20rem]',
      overflow: 'hidden',
      borderRadius: 'control',
      /** What a transparent picture lies on says that it is. */
      bg: '[#9AA8AF]',
    },
    image: { width: 'full', height: 'full', objectFit: 'contain', userSelect: 'none', pointerEvents: 'none' },
    selection: {
      position: 'absolute',
      /** All around is darker, cut off by the viewport. */
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

/** A square of a picture, with Swedish words. */
export const useImageCropper = (): UseImageCropperReturn =>
  useArk({
    aspectRatio: 1,
    translations: {
      ...words,
      selectionLabel: () => words.selectionLabel,
      selectionValueText: ({ x, y, width, height }) =>
        words.selectionValueText(Math.round(x), Math.round(y), Math.round(width), Math.round(height)),
      previewDescription: () => words.rootLabel,
    },
  })

export interface ImageCropperProps {
  readonly cropper: UseImageCropperReturn
  readonly address: string
  /** It is no picture that can be shown. */
  readonly onBroken: () => void
}

/** The picture with a square over it, which says what is kept. */
export function ImageCropper({ cropper, address, onBroken }: ImageCropperProps) {
  const styles = cropperStyle()
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
          <IconButton icon={RotateCw} label={texts.rotate} onClick={() => cropper.rotateBy(90)} />
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
