-- As the version writes it that came with 0017: a yes to news and offers.
update leads set marketing_consent = '{"version": "1", "wording": "Send me news.", "at": "2026-11-29T08:05:00.000Z"}'
  where reference = 'BBBB-0001';
