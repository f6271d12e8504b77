import { blanks, judgement, single } from '../questions/making.ts'
import type { LiveQuestions } from './types.ts'

const tex = String.raw

export const mathSenior: LiveQuestions = {
  'math-senior-conic-live': [
    [
      single(
        tex`直线 \(y=kx+m\) 与椭圆相交于 \(A(x_1,y_1)\)、\(B(x_2,y_2)\)，弦长 \(|AB|\) 等于什么？`,
        [
          tex`\(|x_1-x_2|\)`,
          tex`\(\sqrt{1+k^2}\,|x_1-x_2|\)`,
          tex`\(\sqrt{1+k^2}\,|x_1+x_2|\)`,
          tex`\((1+k^2)|x_1-x_2|\)`,
        ],
        'B',
        tex`\(|y_1-y_2|=|k||x_1-x_2|\)，代入两点间距离公式。`,
      ),
      judgement(
        tex`设直线方程为 \(y=kx+m\) 时，要另外讨论斜率不存在的情形。`,
        true,
        '竖直线没有斜率，不能写成这个形式。',
      ),
      blanks(
        tex`方程 \(3x^2-6x-1=0\) 的两根之和是____。`,
        ['2'],
        tex`由韦达定理，\(x_1+x_2=-\frac{-6}{3}=2\)。`,
      ),
    ],
  ],
  'math-senior-sequence-live': [
    [
      blanks(tex`等差数列 \(1,3,5,\dots\) 前 10 项的和是____。`, ['100'], tex`\(S_{10}=10^2=100\)。`),
      single(
        tex`数列通项 \(a_n=2^n+n\)，求前 \(n\) 项和宜用什么方法？`,
        ['裂项相消', '分组求和', '错位相减', '倒序相加'],
        'B',
        '分成一个等比数列与一个等差数列分别求和。',
      ),
      judgement('等比数列求和时，要讨论公比是否为 1。', true, tex`\(q=1\) 时 \(S_n=na_1\)，不能用另一公式。`),
    ],
    [
      blanks(
        tex`\(\frac{1}{1\times2}+\frac{1}{2\times3}+\dots+\frac{1}{9\times10}=\)____。`,
        ['9/10|0.9'],
        tex`\(\frac{1}{n(n+1)}=\frac1n-\frac1{n+1}\)，和为 \(1-\frac1{10}=\frac{9}{10}\)。`,
      ),
      single(
        tex`\(\frac{1}{n(n+2)}\) 裂项的结果是哪一个？`,
        [
          tex`\(\frac1n-\frac1{n+2}\)`,
          tex`\(\frac12\left(\frac1n-\frac1{n+2}\right)\)`,
          tex`\(2\left(\frac1n-\frac1{n+2}\right)\)`,
          tex`\(\frac12\left(\frac1n+\frac1{n+2}\right)\)`,
        ],
        'B',
        tex`通分检验：\(\frac1n-\frac1{n+2}=\frac{2}{n(n+2)}\)，所以要乘 \(\frac12\)。`,
      ),
      judgement('隔一项裂开时，消去后前后各剩两项。', true, tex`例如 \(\frac1{n(n+2)}\) 型，首尾各剩两项。`),
    ],
    [
      single(
        '下列数列求和适合用错位相减法的是哪一个？',
        [tex`\(n+2^n\)`, tex`\(n\cdot2^n\)`, tex`\(\frac{1}{n(n+1)}\)`, tex`\((-1)^n\)`],
        'B',
        '等差乘等比的形式用错位相减。',
      ),
      judgement('错位相减时，两式应同乘以等比数列的公比。', true, '乘公比后错开一位相减，中间成等比数列。'),
      blanks(
        tex`\(1\times2+2\times2^2+3\times2^3=\)____。`,
        ['34'],
        tex`\(2+8+24=34\)，也可由 \((n-1)2^{n+1}+2\) 得 \(2\times16+2=34\)。`,
      ),
    ],
    [
      judgement('放缩法证明数列不等式时，放得越大越好。', false, '放缩要适度，过大则不等式不成立。'),
      single(
        tex`\(n\ge2\) 时，\(\frac{1}{n^2}\) 可以放大为哪一个，以便裂项？`,
        [
          tex`\(\frac{1}{n(n+1)}\)`,
          tex`\(\frac{1}{n(n-1)}\)`,
          tex`\(\frac{1}{n+1}\)`,
          tex`\(\frac{1}{2^n}\)`,
        ],
        'B',
        tex`\(n^2>n(n-1)\)，所以 \(\frac{1}{n^2}\lt \frac{1}{n(n-1)}\)。`,
      ),
      judgement(
        tex`由 \(S_n\) 求 \(a_n\) 时，\(n=1\) 要单独检验。`,
        true,
        tex`\(a_n=S_n-S_{n-1}\) 只在 \(n\ge2\) 时成立。`,
      ),
    ],
  ],
}
