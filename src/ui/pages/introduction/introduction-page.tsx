import { ContentFrame } from '../../components/content-frame.tsx'
import { copy } from '../../copy/copy.ts'

/** A course before it is played. */
export const IntroductionPage = () => <ContentFrame title={copy.pageTitles.introduction} />
