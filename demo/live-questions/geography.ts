import { blanks, judgement, single } from '../questions/making.ts'
import type { LiveQuestions } from './types.ts'

const tex = String.raw

export const geography: LiveQuestions = {
  'geography-junior-map-skills': [
    [
      single(
        '等高线向海拔较低处凸出的地形部位是什么？',
        ['山谷', '鞍部', '陡崖', '山脊'],
        'D',
        '凸低为脊，凸高为谷。',
      ),
      blanks(
        '等高距 50 m，3 条等高线在陡崖处重合，陡崖相对高度至少是____m。',
        ['100|100米|100m'],
        tex`\((n-1)d\le H<(n+1)d\)，\((3-1)\times50=100\)。`,
      ),
      judgement('等高线越密集，坡度越陡。', true, '水平距离相同时高差越大。'),
    ],
  ],
  'geography-senior-gaokao-reading': [
    [
      single(
        '河流上游的侵蚀作用以什么为主？',
        ['下蚀和溯源侵蚀', '侧蚀', '堆积', '风蚀'],
        'A',
        '上游落差大，下蚀强，多形成“V”形谷。',
      ),
      single(
        '冲积扇一般分布在哪里？',
        ['河口', '河流中游', '河床中央', '山前河流出山口'],
        'D',
        '出山口地势变缓，流速减慢，泥沙堆积成扇形。',
      ),
      judgement('冲积扇从扇顶到扇缘，沉积物颗粒逐渐变细。', true, '流速减小，粗颗粒先沉积。'),
    ],
  ],
}
