/** Everyday words without a class, which count as known words when split text is repaired. */
export const COMMON = `
  if hi hey yo oh ah we us it as at by on or up do go no so to of in an am pm tv ok ex ad id vs mr ms dr st   
        die     let met set get got put yet bet net wet pet may day say way lay pay hay sky
  dry cry try fly buy guy key joy toy boy far car bar jar war tar see sea tea pea ten pen men den hen own now how cow
  low new few sew who why what when where whom eye ear arm leg hip lip lap hat cap tie sun fun run gun bun nun mum dad
  mom sis bro big bag bed bad red rod god dog fog log egg ice age ago air all and any ask ate bit box but can cup cut
  did due eat end fit fix for gym had has her him his hot ill job kid kit law led lie lol lot mad map mix mud nap nor
  not nut odd off oil old one our out pan per pie pot raw rid row rub sad sat she shy sir sit six ski son spa tan tap
  the tip too top two use via was web win wow xx yes you zip hmm mmm aww haha omg btw tbh idk imo ngl pls plz thx rn
  af asap lmao brb gg ur im ive cant wont dont isnt hes shes canteen velveteen shot lesson season reason person common
  woman human german roman norman little between eighteen nineteen twenty thirty forty fifty sixty seventy eighty
  ninety hundred thousand year years days week weeks month months hour hours minute minutes really there their them
  then than that this these those here have with from your were been some time long good great love like just very
  much well also back down over only into come came make made take know think want need feel look said says tell told
  give gave find keep work home life part hand eyes face night today tonight tomorrow morning evening smile heart
  words manana voice name story world place thing things people about after again against because before being below both
  unit units could doing during each further having himself herself itself more most myself other same should such through under
  until while which would yourself canon minor
`;
