import { handoutsFor } from '../notation.ts'

export const mathJuniorCongruentTriangles = handoutsFor(
  'math-junior-congruent-triangles',
  `
= 三边分别相等：SSS与尺规作角
会用SSS判定三角形全等，会用尺规作一个角等于已知角并说出依据。
# SSS
三边分别相等的两个三角形全等。三角形三边定了，形状和大小就定了，这叫三角形的稳定性。
# 例题
例　△ABC中，AB＝AC，D是BC的中点。求证：△ABD≌△ACD。
证明：因为D是BC的中点，所以BD＝CD。在△ABD和△ACD中，AB＝AC，BD＝CD，AD＝AD，所以△ABD≌△ACD（SSS）。由此还可知∠B＝∠C，AD⊥BC。
# 作一个角等于已知角
| 步骤 | 作法 |
| 1 | 以O为圆心、任意长为半径画弧，交OA、OB于C、D |
| 2 | 画射线O′A′，以O′为圆心、OC长为半径画弧，交O′A′于C′ |
| 3 | 以C′为圆心、CD长为半径画弧，与上一条弧交于D′ |
| 4 | 过D′画射线O′B′，∠A′O′B′就是所求 |
依据：OC＝O′C′，OD＝O′D′，CD＝C′D′，△OCD≌△O′C′D′（SSS），所以∠O＝∠O′。
? 尺规作角时，第3步的半径为什么必须是CD的长？ || 要使两个三角形的第三边相等，才能由SSS得全等。
? AB＝CD，AD＝CB。求证∠A＝∠C。 || 连接BD，AB＝CD，AD＝CB，BD＝DB，△ABD≌△CDB（SSS），所以∠A＝∠C。
? 三个角分别相等的两个三角形一定全等吗？ || 不一定，例如边长为1和2的两个等边三角形。
= 两角一边：ASA与AAS
会区分ASA与AAS，能根据题目条件选择判定方法。
# 两个判定
两角和它们的夹边分别相等，用ASA；两角和其中一角的对边分别相等，用AAS。由三角形内角和，两角相等则第三角也相等，所以AAS可由ASA推出。
| 已知 | 边在哪里 | 判定 |
| ∠A、∠B、AB | 两角之间 | ASA |
| ∠A、∠B、BC | ∠A的对边 | AAS |
# 例题
例　D在AB上，E在AC上，AB＝AC，∠B＝∠C。求证：AD＝AE。
证明：在△ABE和△ACD中，∠A＝∠A，AB＝AC，∠B＝∠C，所以△ABE≌△ACD（ASA），AE＝AD。
# 生活中的应用
一块三角形玻璃碎成三块，只带含两个完整的角和它们夹边的那一块，就能配出一样的玻璃，依据是ASA。
? 要证△ABC≌△DEF，已有∠A＝∠D，∠B＝∠E，再添BC＝EF，依据是什么？ || AAS：BC、EF分别是∠A、∠D的对边。
? AB∥CD，AB＝CD，AC与BD交于O，求证OA＝OC。 || 由平行，∠A＝∠C，∠B＝∠D，又AB＝CD，△AOB≌△COD（ASA），OA＝OC。
? 只知道一边和它的对角分别相等，两个三角形全等吗？ || 不一定，还缺一个条件。
= 直角三角形的HL判定
理解HL只用于直角三角形，会正确书写HL的证明过程。
# HL
斜边和一条直角边分别相等的两个直角三角形全等。一般三角形里“边边角”不能判定全等，直角三角形是例外：由勾股定理，另一条直角边也相等。
# 书写格式
先写“在Rt△ABC和Rt△DEF中”，再写两个条件：斜边相等、直角边相等，结论写Rt△ABC≌Rt△DEF（HL）。直角要在前面交代。
# 例题
例　AC⊥BC，BD⊥AD，垂足为C、D，AC＝BD。求证：BC＝AD。
证明：因为AC⊥BC，BD⊥AD，所以∠C＝∠D＝90°。在Rt△ABC和Rt△BAD中，AB＝BA，AC＝BD，所以Rt△ABC≌Rt△BAD（HL），BC＝AD。
? 两个直角三角形，两条直角边分别相等，用什么判定？ || SAS，夹角是直角。
? 斜边和一个锐角分别相等的两个直角三角形全等吗？ || 全等，AAS。
? CE⊥AB，DF⊥AB，垂足E、F，AC＝BD，AF＝BE，求证CE＝DF。 || AF－EF＝BE－EF，得AE＝BF；Rt△ACE≌Rt△BDF（HL），CE＝DF。
= 公共边、公共角与对顶角
会在图形中找出隐含的相等条件，并写进证明。
# 三种不用给出的条件
| 图形 | 隐含条件 | 写法 |
| 两个三角形共用一条边 | 公共边 | AC＝CA |
| 两个三角形共用一个角 | 公共角 | ∠A＝∠A |
| 两条直线相交 | 对顶角相等 | ∠AOB＝∠COD |
还有一种要先推一步：BE＝CF，则BE＋EC＝CF＋EC，即BC＝EF。
# 例题
例　AC与BD相交于O，OA＝OC，OB＝OD。求证：AB∥CD。
证明：在△AOB和△COD中，OA＝OC，∠AOB＝∠COD（对顶角相等），OB＝OD，所以△AOB≌△COD（SAS），∠A＝∠C，所以AB∥CD（内错角相等，两直线平行）。
# 易错点
重叠的三角形要分开画一画，再找公共边。公共的一段不是公共边时，要用等式的性质加或减。
? AB＝AD，CB＝CD，求证∠B＝∠D。用了哪个隐含条件？ || 连接AC，AC是公共边，△ABC≌△ADC（SSS），∠B＝∠D。
? D在AB上，E在AC上，AD＝AE，∠ADC＝∠AEB，求证AB＝AC。 || ∠A＝∠A，AD＝AE，∠ADC＝∠AEB，△ADC≌△AEB（ASA），AC＝AB。
= 先证全等再证平行或垂直
会用全等得到角相等，再由角的关系证明平行或垂直。
# 思路
要证平行，找同位角、内错角相等或同旁内角互补；要证垂直，找两个相等的邻补角，或两个锐角互余。角相等常由三角形全等得到。
# 例题
例1　B、E、C、F在一条直线上，AB＝DE，AC＝DF，BE＝CF。求证：AB∥DE。
证明：由BE＝CF得BC＝EF。△ABC≌△DEF（SSS），所以∠B＝∠DEF，AB∥DE（同位角相等）。
例2　AB＝AC，BD＝CD，AD的延长线交BC于E。求证：AE⊥BC。
证明：△ABD≌△ACD（SSS），∠BAE＝∠CAE。又AB＝AC，AE＝AE，△ABE≌△ACE（SAS），∠AEB＝∠AEC。两角之和为180°，所以∠AEB＝90°。
# 写法提醒
一次全等不够时，先写清第一次得到了什么，再进入第二次。
? 例1中还能得到哪两条直线平行？ || ∠ACB＝∠F，AC∥DF。
? 正方形ABCD中，E、F在BC、CD上，BE＝CF。求证AE⊥BF。 || △ABE≌△BCF（SAS），∠BAE＝∠CBF；∠BAE＋∠AEB＝90°，所以∠CBF＋∠AEB＝90°，AE⊥BF。
= 倍长中线：求中线的取值范围
会延长中线构造全等三角形，把分散的边集中到一个三角形中。
# 方法
见中线AD，延长AD到E，使DE＝AD，连接BE。由BD＝CD，∠BDE＝∠CDA，DE＝DA，得△BDE≌△CDA（SAS），所以BE＝AC，且BE∥AC。
# 例题
例　△ABC中，AB＝8，AC＝6，AD是BC边上的中线，求AD的取值范围。
解：延长AD到E，使DE＝AD，连接BE，则BE＝AC＝6。在△ABE中，8－6＜AE＜8＋6，即2＜2AD＜14，所以1＜AD＜7。
# 规律
中线大于两边差的一半，小于两边和的一半。写过程时辅助线要先交代，再证全等，再用三边关系。
? AB＝5，AC＝3，求BC边上的中线AD的取值范围。 || 1＜AD＜4。
? AD是△ABC的中线，AB＝12，AD＝5，AC可能等于1吗？ || 2AD＝10，12－AC＜10＜12＋AC，需AC＞2，所以不可能。
? 为什么要“倍长”而不是只延长一点？ || DE＝AD时才能用SAS证出全等，把AC移到BE。
= 截长补短：证明线段的和差
会用截长或补短两种方法证明一条线段等于另两条线段的和。
# 两种方法
要证a＝b＋c。截长：在a上截取一段等于b，再证剩下的一段等于c。补短：把b延长，使延长部分等于c，再证全长等于a。
# 例题
例　△ABC中，AD平分∠BAC，∠C＝2∠B。求证：AB＝AC＋CD。
截长：在AB上取AE＝AC，连接DE。由AE＝AC，∠EAD＝∠CAD，AD＝AD，△AED≌△ACD（SAS），所以ED＝CD，∠AED＝∠C＝2∠B。又∠AED＝∠B＋∠BDE，所以∠BDE＝∠B，BE＝ED＝CD。于是AB＝AE＋BE＝AC＋CD。
补短：延长AC到F，使CF＝CD，则∠F＝∠CDF，∠ACB＝2∠F，所以∠F＝∠B。△ABD≌△AFD（AAS），AB＝AF＝AC＋CD。
# 怎样选
有角平分线时，两种都行；短的两段首尾不相连时，先补成一条再比较。
? 例题的补短中，∠ACB＝2∠F的依据是什么？ || CF＝CD，∠F＝∠CDF，∠ACB是△CDF的外角，等于两角之和。
? AB∥CD，AE、DE分别平分∠BAD、∠ADC，点E在BC上，求证AD＝AB＋CD。 || 在AD上取AF＝AB，△ABE≌△AFE，∠AFE＝∠B；∠B＋∠C＝180°，所以∠DFE＝∠C；△DFE≌△DCE（AAS），DF＝CD，AD＝AB＋CD。
= 角平分线与垂线段
会用角平分线的性质与判定，见角平分线想到向两边作垂线。
# 性质与判定
性质：角平分线上的点到角的两边的距离相等。判定：角的内部到两边距离相等的点在角平分线上。“距离”是垂线段的长，条件里一定要有垂直。
# 例题
例　△ABC中，∠C＝90°，AD平分∠BAC，BC＝10，BD＝6，求D到AB的距离。
解：过D作DE⊥AB于E。AD平分∠BAC，DC⊥AC，DE⊥AB，所以DE＝DC＝10－6＝4。
# 面积的用法
D到AB、AC的距离相等，所以△ABD与△ACD的面积之比等于AB∶AC，从而BD∶DC＝AB∶AC。
# 易错点
AD平分∠BAC，E、F是AB、AC上任意两点，不能得到DE＝DF；没有垂直，就不是距离。
? AD平分∠BAC，DE⊥AB，DF⊥AC，DE＝3，AB＋AC＝14，求△ABC的面积。 || ½×3×AB＋½×3×AC＝½×3×14＝21。
? AB＝8，AC＝6，AD平分∠BAC，△ABD的面积是12，求△ACD的面积。 || 面积比为8∶6，12×6÷8＝9。
? 三条公路围成三角形，要在三角形内建一个到三条公路距离相等的加油站，选在哪里？ || 三条角平分线的交点。
`,
)
