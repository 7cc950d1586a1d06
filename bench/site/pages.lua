-- For wrk: asks for the pages that stand after "--" in turn, and says at the end what came of it, as JSON.
local requests, next_one = {}, 0

function init(pages)
  for index, page in ipairs(pages) do
    requests[index] = wrk.format("GET", page)
  end
end

function request()
  next_one = next_one % #requests + 1
  return requests[next_one]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"perSecond": %.3f, "p99Ms": %.3f, "bytes": %.0f, "requests": %.0f, "failed": %.0f}\n',
    summary.requests / summary.duration * 1e6,
    latency:percentile(99) / 1e3,
    summary.bytes,
    summary.requests,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout
  ))
end
