import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { OpenedPdf } from '#domain/preview/opened-file.ts'
import { useResourceLogic } from '../../bundle-logic.ts'
import { PartBoundary } from '../../components/part-boundary.tsx'
import { PartMissing } from '../../components/part-missing.tsx'
import { studioCopy } from '../../copy/studio-copy.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import { coverPicture } from './cover-picture.ts'
import type { CoverSourceProps } from './cover-source.ts'

const words = studioCopy.cover

/** The width of a page in pixels: that of a cover. */
const WIDE = 960

/** A PDF, opened as everywhere; the page that is seen is taken. */
export const CoverPage = (props: CoverSourceProps) => (
  <PartBoundary waiting={<OpeningStatus words={words.opening} />} missing={<PartMissing />}>
    <Page {...props} />
  </PartBoundary>
)

const OpeningStatus = ({ words: said }: { readonly words: string }) => (
  <Text as="p" size="2" color="gray" role="status">
    {said}
  </Text>
)

const Page = (props: CoverSourceProps) => {
  const { fileId, name, suffix, size, url } = props.file
  const preview = useActorRef(useResourceLogic().filePreview, {
    input: {
      file: {
        id: fileId,
        name,
        suffix,
        size,
        hash: '',
        downloadUrl: '',
        previewUrl: url,
        previewKind: 'pdf',
        thumbUrl: '',
        updateTime: '',
      },
    },
  })
  const { context, value } = useSelector(preview, (snapshot) => snapshot)
  if (value === 'shown' && context.opened?.kind === 'pdf') return <Pages {...props} book={context.opened} />
  return (
    <OpeningStatus words={value === 'opening' || value === 'converting' ? words.opening : words.notOpened} />
  )
}

const Pages = ({ book, busy, onTake }: CoverSourceProps & { readonly book: OpenedPdf }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState(1)
  useEffect(() => {
    if (canvas.current === null || layer.current === null) return
    const leaving = new AbortController()
    const surface = { canvas: canvas.current, words: layer.current }
    const draw = async () => {
      const { width } = await book.sizeOf(page)
      await book.draw(page, { ...surface, scale: WIDE / Math.max(1, width) }, leaving.signal)
    }
    // A page that cannot be drawn stays empty, and gives no picture.
    draw().catch(() => undefined)
    return () => leaving.abort()
  }, [book, page])
  const take = async () => {
    const { current } = canvas
    if (current !== null)
      onTake(await coverPicture({ picture: current, width: current.width, height: current.height }))
  }
  return (
    <>
      <canvas key={page} ref={canvas} role="img" aria-label={words.pagePicture(page)} />
      <div ref={layer} className="cover-source__words" />
      <div className="cover-source__row">
        <span className="cover-part__ways">
          <Button
            variant="soft"
            color="gray"
            aria-disabled={page <= 1}
            onClick={() => setPage(Math.max(1, page - 1))}
          >
            {words.previous}
          </Button>
          <Text size="2" role="status">
            {words.pageNumber(page, book.pageCount)}
          </Text>
          <Button
            variant="soft"
            color="gray"
            aria-disabled={page >= book.pageCount}
            onClick={() => setPage(Math.min(book.pageCount, page + 1))}
          >
            {words.next}
          </Button>
        </span>
        <Button disabled={busy} onClick={() => void take()}>
          {words.page.use}
        </Button>
      </div>
    </>
  )
}
