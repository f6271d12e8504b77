import './share-chips.css'
import type { FileShare, OwnFile } from '#domain/private-file/own-file.ts'
import { ownFileCopy as copy } from '../copy/own-file-copy.ts'
import { rejectReasonText } from '../copy/reject-reason-copy.ts'
import type { Ask } from './own-files-actor.ts'

/** How a share stands, in words. */
export const statusText = ({ status, rejectReason, reason, isOutdated }: FileShare): string => {
  const why = rejectReasonText(rejectReason, reason)
  const isSaid = (status === 'rejected' || status === 'takenDown') && why !== ''
  const text = isSaid ? copy.statusBecause(copy.statuses[status], why) : copy.statuses[status]
  return isOutdated ? `${text}${copy.outdated}` : text
}

/** How a file stands with each school; what can be done about it is behind its chip. */
export const ShareChips = ({ file, onAsk }: { file: OwnFile; onAsk: Ask }) => {
  const { id, name, shares } = file
  if (shares.length === 0)
    return (
      <button
        type="button"
        className="share-chip"
        data-status="none"
        aria-label={copy.shareOf(name, copy.notShared)}
        onClick={() => onAsk({ kind: 'share', fileIds: [id], requestId: 0 })}
      >
        {copy.notShared}
      </button>
    )
  return shares.map((share) => {
    const text = `${share.organisation.name} ${statusText(share)}`
    return (
      <button
        key={share.organisation.id}
        type="button"
        className="share-chip"
        data-status={share.status}
        aria-label={copy.shareOf(name, text)}
        title={text}
        onClick={() => onAsk({ kind: 'details', file, share })}
      >
        <span className="share-chip__school">{share.organisation.name}</span>
        <span className="share-chip__status">{statusText(share)}</span>
      </button>
    )
  })
}
