import { ContentFrame } from '../../components/content-frame.tsx'
import { copy } from '../../copy/copy.ts'

/** The player with its lists. */
export const PlayPage = () => <ContentFrame title={copy.pageTitles.play} />
