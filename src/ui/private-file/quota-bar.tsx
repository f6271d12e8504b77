import './quota-bar.css'
import { Text } from '@radix-ui/themes'
import { ownFileCopy as copy } from '../copy/own-file-copy.ts'
import { formatSize } from '../format/size.ts'

/** The share of the room from which on the bar warns. */
const NEARLY_FULL = 0.9

/** How much of one's room is taken; what lies in the bin takes room too. */
export const QuotaBar = ({ usedBytes, quotaBytes }: { usedBytes: number; quotaBytes: number }) => {
  if (quotaBytes === 0) return null
  const share = Math.min(1, usedBytes / quotaBytes)
  const text = copy.quotaText(formatSize(usedBytes) || '0 B', formatSize(quotaBytes))
  return (
    <div className="quota" data-near={share >= NEARLY_FULL}>
      <meter className="quota__meter" aria-label={copy.quota} max={1} value={share}>
        {text}
      </meter>
      <Text size="1" color={share >= NEARLY_FULL ? 'red' : 'gray'}>
        {text}
        {share >= NEARLY_FULL && ` ${share < 1 ? copy.quotaNear : copy.quotaFull}`}
      </Text>
    </div>
  )
}
