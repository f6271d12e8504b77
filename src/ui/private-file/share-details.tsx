import './share-details.css'
import { Button, Dialog, Flex, Text } from '@radix-ui/themes'
import {
  type FileShare,
  isUndecided,
  mayAskTakeDown,
  mayShareAgain,
  type OwnFile,
} from '#domain/private-file/own-file.ts'
import { useOwnFilesLogic } from '../bundle-logic.ts'
import { ownFileCopy as copy } from '../copy/own-file-copy.ts'
import { rejectReasonText } from '../copy/reject-reason-copy.ts'
import { useMayReview } from '../review/use-review-right.ts'
import { useReviewWhenThere } from '../review/use-review-when-there.ts'
import { DialogCancelButton } from './dialog-cancel-button.tsx'
import type { Ask } from './own-files-actor.ts'
import { statusText } from './share-chips.tsx'
import { ShareHistory } from './share-history.tsx'

interface ShareDetailsProps {
  readonly file: OwnFile
  readonly share: FileShare
  readonly onAsk: Ask
  readonly onDone: () => void
}

/** What became of a file at a school, why, and what can be done about it. */
export const ShareDetails = ({ file, share, onAsk, onDone }: ShareDetailsProps) => {
  const { ownFileTasks } = useOwnFilesLogic()
  const { status, rejectReason, reason, reviewerName, organisation, requestId, standing } = share
  const reviews = useMayReview(useReviewWhenThere()?.reviewRights, organisation.id)
  const isOpen = isUndecided(share)
  const why = rejectReasonText(rejectReason, reason)
  const fileIds = [file.id]
  return (
    <>
      <Dialog.Title size="5" mb="1">
        {copy.detailsTitle}
      </Dialog.Title>
      <Text as="p" size="2" color="gray" mb="3">
        {file.name}
      </Text>
      <Text as="p" size="3" weight="medium">
        {organisation.name} {why === '' ? statusText(share) : copy.statuses[status]}
      </Text>
      {why !== '' && (
        <Text as="p" size="2" mt="1">
          {copy.why[status]}：{why}
        </Text>
      )}
      {isOpen && reviews && (
        <Text as="p" size="2" color="gray" mt="1">
          {copy.otherReviewer}
        </Text>
      )}
      {reviewerName !== '' && (
        <Text as="p" size="2" color="gray" mt="1">
          {copy.reviewer(reviewerName)}
        </Text>
      )}
      <div className="share-details__history">
        <ShareHistory requestId={requestId} />
      </div>
      <Flex gap="3" mt="4" justify="end" wrap="wrap">
        <DialogCancelButton label={copy.close} />
        <Button variant="soft" onClick={() => onAsk({ kind: 'share', fileIds, requestId: 0 })}>
          {copy.shareElsewhere}
        </Button>
        {mayAskTakeDown(share) && standing !== null && (
          <Button
            variant="soft"
            color="red"
            onClick={() => onAsk({ kind: 'takeDown', file, share: standing, organisation })}
          >
            {copy.askTakeDown}
          </Button>
        )}
        {isOpen && (
          <Button
            variant="soft"
            onClick={() => {
              ownFileTasks.send({ type: 'tasks.add', task: { kind: 'withdraw', name: file.name, share } })
              onDone()
            }}
          >
            {status === 'pending' ? copy.withdraw : copy.withdrawRemoval}
          </Button>
        )}
        {mayShareAgain(share) && (
          <Button onClick={() => onAsk({ kind: 'share', fileIds, requestId })}>{copy.resubmitTitle}</Button>
        )}
      </Flex>
    </>
  )
}
