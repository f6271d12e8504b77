import type { Catalogue } from './copy.ts'

/** Every text of the basket and of papers, in simplified Chinese. */
const paperZhCn = {
  basket: {
    name: '试题篮',
    count: (count: number) => `试题篮，共 ${count} 题`,
    add: '加入试题篮',
    added: '已加入',
    addName: (number: number) => `把第 ${number} 题加入试题篮`,
    removeName: (number: number) => `把第 ${number} 题移出试题篮`,
    addPage: '本页全部加入试题篮',
    pageAdded: '本页已全部加入',
    remove: '移出',
    empty: '清空',
    emptied: (count: number) => `已清空试题篮（${count} 题）`,
    undo: '撤销',
    full: (most: number, left: number) => `试题篮最多放 ${most} 题，有 ${left} 题没有放入`,
    nothing: '试题篮是空的',
    nothingHint: '在题目右下角点“加入试题篮”，选好以后去组卷。',
    compose: '去组卷',
    kindCount: (kind: string, count: number) => `${kind} ${count}`,
    loading: '正在取试题篮里的题',
    failed: '试题篮里的题加载失败',
    gone: '这道题已经不在题库里了',
    close: '关闭',
  },
} as const

/** The texts of baskets and papers, apart from the others: only the question bank and the composer have them. */
export const paperCopy: Catalogue<typeof paperZhCn> = paperZhCn
