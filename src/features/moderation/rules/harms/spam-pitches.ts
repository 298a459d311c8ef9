import type { HarmTable } from '../frames/harm-table.ts';

/** Sales pitches and scams in contact forms. */
export const SPAM_PITCHES: HarmTable = {
  category: 'spam',
  words: {
    VENDOR: `
      we, our
      (team|company|agency|firm|services?|experts?|platform|software|tool|product|products|network|factory|studio|group|solution|solutions|specialists?|developers|designers|writers|packages?|clients|prices|rates|staff|marketers|consultants),
      my (team|company|agency|firm|services?|business|clients|network|portfolio|partner|boss),
      i
      (am|work|run|represent|offer|provide|specialize|own|can|could|would|help|write|build|design|sell|came|was|noticed|found|saw|have|ve|just),
      im (a|an|the|reaching|writing|contacting|working|with|from), this is`,
    YOUR_BUSINESS: `
      your (web ?sites?|sites?|business|company|brand|store|shop|online store|page|pages|blog|domain|app|platform|product|products|service|services|team|sales|revenue|traffic|rankings?|google rankings?|conversions?|customers|clients|audience|reach|visibility|online presence|presence|social media|marketing|content|homepage|landing page|seo|leads|followers|channel|profile|organization|startup|industry|niche|operations|costs|bills|listing|reputation|reviews|instagram|facebook|logo|design|email list|newsletter|office|employees|staff|warehouse|home|roof|house|credit|debt|car|warranty|investment|portfolio|money|savings|income|bitcoin|crypto|wallet|account balance|prize|winnings|inheritance|loan|funds)`,
    SALES_WORD: `
      quote, quotes, proposal, price list, pricing, prices?, rates?, catalog(ue)?, brochure,
      samples?, demo, free
      (audit|consultation|trial|quote|call|estimate|analysis|mockup|sample|report|demo|website|month|strategy
      session), consultation, packages?, portfolio, case stud(y|ies), roi, guest posts?, guest
      articles?, sponsored (posts?|articles?|content|link)s?, backlinks?, link
      (exchange|insertion|swap|building|placement), do ?follow, domain authority,
      collaboration, partnership, outreach, b2b, lead generation, leads, email
      (list|database|marketing|campaign)s?, contact list, mailing list, seo, smm, ppc, google
      ads, facebook ads, search engine(s)?, first page, page one, top of google, top 10,
      organic (traffic|visitors|growth), conversion rate, web ?design(er|ers)?, website
      design, redesign, wordpress, mobile apps?, app development, software development,
      outsourcing, virtual assistants?, call center, explainer videos?, video
      (editing|production|ads?), animation, logo design, graphic design, copywriting, content
      (writing|marketing|creation), article writing, press release, influencer
      (marketing|campaign)s?, tiktok ads, followers, subscribers, likes, views, reviews
      (for|on|package)s?, five star reviews, 5 star reviews, trustpilot, fake reviews,
      traffic, visitors, bulk (sms|email|orders?|mail), wholesale, oem, moq, factory,
      manufacturer, supplier, distributor, packaging, custom
      (boxes|mugs|shirts|packaging|stickers|merch|pens), led lights, solar panels?, cleaning
      services?, office cleaning, janitorial, printing services?, translation services?,
      payment (processing|gateway|solutions?), merchant account, credit card processing,
      business (loan|funding|capital|line of credit|credit)s?, working capital, personal
      loans?, loans?, low interest, interest rate, mortgage, refinance, crypto(currency)?,
      bitcoin, forex, trading (platform|bot|signals?|account)s?, investment
      (opportunity|plan|platform|program|fund|portfolio)s?, investors?, passive income,
      profits?, guaranteed returns?, extra income, work from home, casino, betting,
      sportsbook, slots, bonus, viagra, cialis, pills, pharmacy, cbd, vape(s)?, weight loss,
      supplements?, keto, replica, luxury watches, handbags, sneakers, essays?, dissertation,
      homework help, diploma, degrees? online, dating (site|app), hot (girls|singles|women),
      escorts?, cam girls?, webcam (models|girls), psychic, spell caster, love spell, lottery,
      jackpot, prize, winner, gift cards?, iphone, giveaway, inheritance, next of kin,
      beneficiary, unclaimed, compensation fund, donation of, transfer of funds, million
      (dollars|usd|euros|pounds), atm card, bank draft, consignment, barrister, domain
      (renewal|expir(es|ing|ation)|registration|name for sale|names?), trademark, business
      directory, listing, invoice factoring, web hosting, ssl, cyber ?security
      (audit|services)?, vulnerabilit(y|ies) (report|bounty)?, ai
      (chatbot|agents?|automation|tools?|solution)s?, chatbots?, crm, erp, data entry,
      training course, webinar, masterclass, ebook, conference, award, magazine feature,
      podcast (guest|booking), nft, token sale, presale, airdrop, timeshare, warranty,
      insurance (quote|plan)s?, roofing, hvac, gutter, pest control, tires, steel, machinery,
      spare parts, textile, garments, fertilizer, crude oil, gold (bars|dust), medical masks?,
      gloves`,
    REPLY_CALL: `
      reply, get back to (me|us), let me know, let us know, interested, contact (me|us|our),
      call (me|us|now|today|back), write (to )?(me|us), email (me|us), e mail (me|us),
      whatsapp, telegram, skype, wechat, text (me|us), schedule, book, hop on, jump on,
      (quick|short|brief|15 minute|10 minute|free|zoom|phone) (call|chat|meeting|demo|zoom),
      set up a (call|meeting|time), click, visit, check (out )?(our|my|the|this), see
      (our|more|attached), learn more, more (info|information|details), sign up, register,
      subscribe, join (us|our|now|today)?, apply( now| here| today)?, order
      (now|today|here|from)?, buy now, try (it|us|our|now)?, start(ing)? (at|from|today|now)?,
      only today, limited (time|offer|spots)?, special (offer|price|discount|deal), discount,
      off, percent, best price, cheap(est)?, affordable, low (cost|price|rates?)s?,
      competitive, free, no obligation, risk free, guaranteed?, money back, per
      (month|day|week|post|link|hour|piece|year|1000|thousand), a (month|day|week|link|post),
      each, hours?, opportunity, response, claim, confirm, pay, link, here, today, website,
      available, unsubscribe, opt out, kindly, waiting for your, looking forward, regards,
      asap, urgent(ly)?, attached, portfolio, would you (like|be|mind|consider), are you
      (interested|looking|open|available|tired|struggling|paying|the (owner|person|right)), do
      you (need|want|accept|have|publish|offer|sell|buy), can (we|i)
      (send|schedule|call|offer|show|help|discuss|talk)`,
  },
  rules: [
    {
      name: 'pitched',
      surfaces: ['contact'],
      frames: `
        SALES_WORD // REPLY_CALL // YOUR_BUSINESS|SALES_WORD
        YOUR_BUSINESS ... SALES_WORD
        SALES_WORD ... YOUR_BUSINESS
        cheap|affordable|discounted|discount|wholesale|best|lowest|buy|order|get . . . . . SALES_WORD . . . . . REPLY_CALL|DIGITS
        RICHES
        SALES_WORD SALES_WORD
        dear|hello|hi|greetings|attention sir|madam|webmaster|friend|owner|admin|beloved|customer|winner|team|manager|business ... SALES_WORD|VENDOR|YOUR_BUSINESS
        sum|amount|fund|funds|estate|inheritance of|from|in . . . . million|millions|dollars|euros|usd|DIGITS
        DIGITS . . . . new|real|targeted|extra|monthly|daily . visitors|customers|followers|clients|leads|users|subscribers|views
        ladies|women|girls|singles|men . . near|nearby|waiting|in|around . . you|your
        charge|price|cost|fee|budget . . . per|for|a . link|post|article|placement|backlink
        you . dont|only . pay
      `,
      except: `
        i . run|write|have|keep . . . blog|channel|podcast|magazine . . . . may|can|could|might
        write|writing|report|article|video . about . your
        i|my|we ADVERB? . . was|were|am|been|paid|bought|charged|ordered|subscribed|lost|sent|got|received|purchased|upgraded|made|used|tried|want|wanted|need|would|cant|cannot|have|had|like|forgot . . . . . . . . refund|premium|subscription|tokens|payment|account|charged|invoice|receipt|coins|credits|wallet|card|twice|characters|character|password|order|plan|renewal|crypto|bitcoin
        your . site|page|app|platform|website|newsletter|store|product|profile|service . . . . . . . does|doesnt|is|wont|crashes|shows|loads|not|slow|down|broken|error|open|firefox|safari|phone|since
        bot|user|someone|somebody|character|profile|people . . . . . . . . advertises|advertise|advertising|spam|spamming|promotes|selling|sells|scam|posting|sends|sending
        can|could|may|do|does|is|are|how|what|where|why|which|when|will i|you|we|there|my|the|it|your ADVERB? . . . . . . pay|accept|take|support|use|discount|cancel|refund|delete|change|long|many|offer|have|much|get|export|keep|store|share|sell|quote|cite|interview
        affiliate|journalist|researcher|student|university|study|thesis|interview|newspaper|reporter|accessibility|invoice|dmca|copyright|gdpr|privacy|lawyer|legal|bug|vulnerability|security|school
      `,
      unlessNear: `
        please look|check|remove|ban at|it|this?
        refund|charged|my account|my subscription|my character|my payment|cancel|bug|broken|harassing|moderator|reporting
        affiliate . program|payout
        my . wallet|bank|card|invoice|tokens|premium|crypto|bitcoin
        journalist|journalism|university|researcher
      `,
    },
  ],
};
