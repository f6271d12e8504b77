import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { PictureLogic } from '#application/upload/picture-logic.ts'
import type { PictureUpload } from '#domain/upload/picture-upload.machine.ts'
import { editorCopy } from '../../copy/comment-copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { ProgressLine } from '../../upload/progress-line.tsx'

type Uploads = ActorRefFrom<PictureLogic['pictureUpload']>

/** What is on its way, how far, and what did not arrive and why. */
export const PictureUploads = ({ uploads }: { uploads: Uploads }) => {
  const list = useSelector(uploads, ({ context }) => context.uploads)
  return list.length === 0 ? null : (
    <ul className="picture-uploads" aria-label={editorCopy.uploads}>
      {list.map((upload) => (
        <li key={upload.key} className="picture-uploads__item">
          {upload.failure === null ? (
            <UnderWay
              upload={upload}
              onCancel={() => uploads.send({ type: 'upload.remove', key: upload.key })}
            />
          ) : (
            <Failed
              upload={upload}
              onRetry={() => uploads.send({ type: 'upload.retry', key: upload.key })}
              onDrop={() => uploads.send({ type: 'upload.remove', key: upload.key })}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

const UnderWay = ({
  upload: { file, progress },
  onCancel,
}: {
  upload: PictureUpload
  onCancel: () => void
}) => (
  <>
    <Text size="2" truncate>
      {file.name}
    </Text>
    <div className="picture-uploads__progress">
      <ProgressLine label={editorCopy.uploading(file.name)} share={progress} />
    </div>
    <Button
      type="button"
      size="1"
      variant="ghost"
      color="gray"
      aria-label={editorCopy.cancelUpload(file.name)}
      onClick={onCancel}
    >
      {editorCopy.cancel}
    </Button>
  </>
)

interface FailedProps {
  readonly upload: PictureUpload
  readonly onRetry: () => void
  readonly onDrop: () => void
}

const Failed = ({ upload: { file, failure }, onRetry, onDrop }: FailedProps) => (
  <>
    <Text size="2" color="red" role="alert" className="picture-uploads__reason">
      {editorCopy.uploadFailed(file.name)}：{failureText(failure)}
    </Text>
    <Button
      type="button"
      size="1"
      variant="ghost"
      aria-label={editorCopy.retryUpload(file.name)}
      onClick={onRetry}
    >
      {editorCopy.retry}
    </Button>
    <Button
      type="button"
      size="1"
      variant="ghost"
      color="gray"
      aria-label={editorCopy.dropUpload(file.name)}
      onClick={onDrop}
    >
      {editorCopy.drop}
    </Button>
  </>
)
