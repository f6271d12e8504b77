/** What a printed paper has around its questions. */
export interface PaperFrame {
  /** 密封线 along the left edge of the first page; what names the student stands outside it. */
  readonly seal: boolean
  /** 得分栏: a table of points at the head, and a box before each section. */
  readonly scoreBoxes: boolean
  /** 注意事项, a line each; '' for none. */
  readonly notes: string
}

export const PLAIN_FRAME: PaperFrame = { seal: false, scoreBoxes: false, notes: '' }

export const MAX_PAPER_NOTES_LENGTH = 1000

export const noteLinesOf = ({ notes }: PaperFrame): readonly string[] =>
  notes
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
