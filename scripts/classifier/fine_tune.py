"""Fine-tunes the sentence encoder of the embedded classifier together with a linear layer over its vectors.

    python3 fine_tune.py TASK RESULT

`npm run train:classifier` writes TASK and reads RESULT; it needs PyTorch (`pip install torch`). TASK (JSON):
`model` is the folder of the pretrained encoder (a TensorFlow.js graph), `labels` the names of the classes,
`examples` a list of [token ids, index of the label], `seed` a number. With `start`, a folder like RESULT, one pass
continues from there instead, over the share `replay` of the examples and all of `added`; `labels` may have new ones.
RESULT is a folder:

- `encoder.bin.gz`: the change of each weight in training, as a signed byte.
- `encoder.json`: `tensors`, in the order of the bytes, each with the `name` of its tensor in the graph and the
  `unit` that a byte of 1 is worth; `output`, the `labels`, `weights` (label by label) and `biases` of the linear layer.

The encoder is Google's Universal Sentence Encoder (lite): two transformer layers, the mean over the tokens, and a
layer with tanh, scaled to length 1 (Cer et al., 2018). The forward pass below computes what the graph computes.
"""

import gzip
import json
import math
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

# Trainings from the same start, each in a different order.
RUNS = 2
EPOCHS = 4
BATCH = 32
LEARNING_RATE = 4e-4
LEARNING_RATE_OF_OUTPUT = 2e-3
# After the runs are averaged, one more epoch, at this share of the learning rates.
SHARE_OF_LAST_PASS = 0.3
# A pass that continues from earlier weights keeps this share of them (WiSE-FT; Wortsman et al., 2022): it learns
# new texts, and earlier knowledge shifts less.
KEPT = 0.45
# The bias of a label that the earlier weights do not have.
BIAS_OF_NEW_LABEL = -3.0
# Its row of the output is then trained on its own texts and this number of others, drawn at random.
OTHERS_FOR_NEW_LABELS = 8000
EPOCHS_OF_NEW_LABELS = 40
WEIGHT_DECAY = 0.01
DROPOUT = 0.1
DROPOUT_OF_VECTOR = 0.2
# Tokens replaced by "unknown", so that single words are not memorized.
TOKEN_DROPOUT = 0.08
WARM_UP_STEPS = 200
# The maximum number of tokens that the graph reads.
LONGEST = 128
UNKNOWN = 0
HEADS = 4
# Vectors of length 1 are scaled, so that the output's weights stay small.
VECTOR_SCALE = 20
EMBEDDINGS = "module/Embeddings_en"


def read_weights(folder: Path) -> dict[str, np.ndarray]:
    """The tensors of a TensorFlow.js graph by name."""
    (group,) = json.loads((folder / "model.json").read_text())["weightsManifest"]
    data = b"".join((folder / path).read_bytes() for path in group["paths"])
    weights, at = {}, 0
    for spec in group["weights"]:
        shape = spec["shape"]
        tensor = np.frombuffer(data, np.dtype(spec["dtype"]), math.prod(shape), at).reshape(shape)
        weights[spec["name"]] = tensor
        at += tensor.nbytes
    return weights


def attend(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    """Scaled dot-product attention; PyTorch has its own from version 2 on."""
    scores = q @ k.transpose(-2, -1) / math.sqrt(q.shape[-1])
    return scores.masked_fill(~mask, float("-inf")).softmax(-1) @ v


class Encoder(nn.Module):
    """The graph, and the linear layer over its vector."""

    def __init__(self, weights: dict[str, np.ndarray], labels: int):
        super().__init__()
        timing = next(name for name in weights if name.endswith("TimingSignal/ExpandDims_1"))
        self.register_buffer("frequencies", torch.tensor(weights[timing]).flatten())
        self.names = [
            name
            for name, tensor in weights.items()
            if tensor.dtype == np.float32 and tensor.size > 1 and name != timing
        ]
        self.tensors = nn.ParameterList([torch.tensor(weights[name]) for name in self.names])
        self.output = nn.Linear(512, labels)

    def find(self, *parts: str) -> torch.Tensor:
        (tensor,) = [
            tensor
            for name, tensor in zip(self.names, self.tensors)
            if all(part in name for part in parts)
        ]
        return tensor

    def linear(self, x: torch.Tensor, *parts: str, kernel: str = "kernel") -> torch.Tensor:
        weights = self.find(*parts, kernel)
        return x @ weights.reshape(weights.shape[-2:]) + self.find(*parts, "bias")

    def norm(self, x: torch.Tensor, *parts: str) -> torch.Tensor:
        scale, bias = self.find(*parts, "norm_scale"), self.find(*parts, "norm_bias")
        return F.layer_norm(x, scale.shape, scale, bias, 1e-6)

    def drop(self, x: torch.Tensor, rate: float = DROPOUT) -> torch.Tensor:
        return F.dropout(x, rate, self.training)

    def layer(self, x: torch.Tensor, mask: torch.Tensor, name: str) -> torch.Tensor:
        batch, length, _ = x.shape
        normed = self.norm(x, name, "TransformerLayer/layer_prepostprocess")
        heads = [
            part.reshape(batch, length, HEADS, -1).transpose(1, 2)
            for part in self.linear(normed, name, "qkv_transform").chunk(3, -1)
        ]
        seen = attend(*heads, mask[:, None, None, :])
        seen = seen.transpose(1, 2).reshape(batch, length, -1)
        # The first layer is wider than its input.
        kept = self.linear(x, name, "TransformerLayer/dense") if name == "Layer_0/" else x
        x = kept + self.drop(self.linear(seen, name, "output_transform"))
        inner = F.relu(self.linear(self.norm(x, name, "FFN/"), name, "conv1", kernel="Tensordot"))
        return x + self.drop(self.linear(self.drop(inner), name, "conv2", kernel="Tensordot"))

    def encode(self, tokens: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        places = torch.arange(tokens.shape[1])[:, None] * self.frequencies
        signal = torch.cat([places.sin(), places.cos()], -1)
        # The graph adds the embeddings to themselves.
        x = (2 * self.find(EMBEDDINGS)[tokens] + signal) * mask[..., None]
        for name in ("Layer_0/", "Layer_1/"):
            x = self.layer(x, mask, name)
        counts = mask.sum(1, keepdim=True).clamp(min=1)
        mean = (x * mask[..., None]).sum(1) / counts
        return F.normalize(torch.tanh(self.linear(mean, "tanh_layer_0", kernel="weights")), dim=-1)

    def forward(self, tokens: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        return self.output(self.drop(VECTOR_SCALE * self.encode(tokens, mask), DROPOUT_OF_VECTOR))


def pad(rows: list[list[int]]) -> tuple[torch.Tensor, torch.Tensor]:
    """Token ids and whether each is one, both of shape (rows, longest row)."""
    length = min(LONGEST, max(map(len, rows)))
    tokens = torch.zeros(len(rows), length, dtype=torch.long)
    mask = torch.zeros(len(rows), length, dtype=torch.bool)
    for k, row in enumerate(rows):
        row = (row or [UNKNOWN])[:length]
        tokens[k, : len(row)] = torch.tensor(row)
        mask[k, : len(row)] = True
    return tokens, mask


def make_batches(examples: list) -> list[list]:
    """Batches of similar length, in random order."""
    shuffled = random.sample(examples, len(examples))
    batches = []
    for start in range(0, len(shuffled), BATCH * 32):
        chunk = sorted(shuffled[start : start + BATCH * 32], key=lambda example: len(example[0]))
        batches += [chunk[k : k + BATCH] for k in range(0, len(chunk), BATCH)]
    random.shuffle(batches)
    return batches


def train(encoder: Encoder, examples: list, epochs: int, share: float) -> None:
    """Fine-tunes in place; `share` scales the learning rates."""
    groups = [
        {"params": encoder.tensors.parameters(), "lr": share * LEARNING_RATE},
        {"params": encoder.output.parameters(), "lr": share * LEARNING_RATE_OF_OUTPUT},
    ]
    optimizer = torch.optim.AdamW(groups, weight_decay=WEIGHT_DECAY)
    steps = epochs * math.ceil(len(examples) / BATCH)
    pace = torch.optim.lr_scheduler.LambdaLR(
        optimizer, lambda step: min(1, (step + 1) / WARM_UP_STEPS) * max(0.02, 1 - step / steps)
    )
    encoder.train()
    for epoch in range(epochs):
        total = 0.0
        for batch in make_batches(examples):
            tokens, mask = pad([row for row, _ in batch])
            tokens[torch.rand(tokens.shape) < TOKEN_DROPOUT] = UNKNOWN
            labels = torch.tensor([label for _, label in batch])
            loss = F.cross_entropy(encoder(tokens, mask), labels)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(encoder.parameters(), 1.0)
            optimizer.step()
            pace.step()
            total += loss.item() * len(batch)
        print(f"Epoch {epoch + 1} of {epochs}: loss {total / len(examples):.3f}", flush=True)


def fit_rows(encoder: Encoder, examples: list, rows: list[int]) -> None:
    """Trains only the output's rows of new labels, on the vectors of their texts and of others: a rare label
    learns too little in one pass."""
    own = [example for example in examples if example[1] in rows]
    others = [example for example in examples if example[1] not in rows]
    chosen = own + random.sample(others, min(len(others), OTHERS_FOR_NEW_LABELS))
    labels = torch.tensor([label for _, label in chosen])
    encoder.eval()
    with torch.no_grad():
        vectors = torch.cat(
            [
                VECTOR_SCALE * encoder.encode(*pad([row for row, _ in chosen[k : k + BATCH]]))
                for k in range(0, len(chosen), BATCH)
            ]
        )
        known = encoder.output(vectors)
    layer = nn.Linear(vectors.shape[1], len(rows))
    optimizer = torch.optim.AdamW(layer.parameters(), LEARNING_RATE_OF_OUTPUT, weight_decay=WEIGHT_DECAY)
    for _ in range(EPOCHS_OF_NEW_LABELS):
        for batch in torch.randperm(len(chosen)).split(256):
            logits = known[batch].index_copy(
                1, torch.tensor(rows), layer(F.dropout(vectors[batch], DROPOUT_OF_VECTOR))
            )
            loss = F.cross_entropy(logits, labels[batch])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
    with torch.no_grad():
        encoder.output.weight[rows] = layer.weight
        encoder.output.bias[rows] = layer.bias
    print(f"New labels: loss {loss.item():.3f}", flush=True)


def store(encoder: Encoder, weights: dict[str, np.ndarray], labels: list[str], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    tensors, steps = [], []
    for name, tensor in zip(encoder.names, encoder.tensors):
        change = tensor.detach().numpy() - weights[name]
        unit = float(np.abs(change).max()) / 127 or 1.0
        steps.append(np.rint(change / unit).astype(np.int8).tobytes())
        tensors.append({"name": name, "unit": unit})
    (folder / "encoder.bin.gz").write_bytes(gzip.compress(b"".join(steps), mtime=0))
    output = {
        "labels": labels,
        "weights": (VECTOR_SCALE * encoder.output.weight.detach()).flatten().tolist(),
        "biases": encoder.output.bias.detach().tolist(),
    }
    (folder / "encoder.json").write_text(json.dumps({"tensors": tensors, "output": output}))


def load(encoder: Encoder, folder: Path, labels: list[str]) -> list[int]:
    """Reads the output of `store`. Returns the rows of missing labels, which start at zero."""
    stored = json.loads((folder / "encoder.json").read_text())
    steps = np.frombuffer(gzip.decompress((folder / "encoder.bin.gz").read_bytes()), np.int8)
    found = dict(zip(encoder.names, encoder.tensors))
    output = stored["output"]
    rows = [labels.index(label) for label in output["labels"]]
    at = 0
    with torch.no_grad():
        for spec in stored["tensors"]:
            tensor = found[spec["name"]]
            change = steps[at : at + tensor.numel()].astype(np.float32) * spec["unit"]
            tensor += torch.tensor(change).reshape(tensor.shape)
            at += tensor.numel()
        encoder.output.weight.zero_()
        encoder.output.weight[rows] = torch.tensor(output["weights"]).reshape(len(rows), -1) / VECTOR_SCALE
        encoder.output.bias.fill_(BIAS_OF_NEW_LABEL)
        encoder.output.bias[rows] = torch.tensor(output["biases"])
    return [row for row in range(len(labels)) if row not in rows]


def seed(number: int) -> None:
    random.seed(number)
    torch.manual_seed(number)


def run_training(task: dict, run: int) -> dict[str, torch.Tensor]:
    """The weights of one training; each runs in a separate process."""
    seed(task["seed"] + run)
    encoder = Encoder(read_weights(Path(task["model"])), len(task["labels"]))
    if "start" in task:
        load(encoder, Path(task["start"]), task["labels"])
        replayed = random.sample(task["examples"], round(task["replay"] * len(task["examples"])))
        train(encoder, replayed + task["added"], 1, SHARE_OF_LAST_PASS)
    else:
        train(encoder, task["examples"], EPOCHS, 1)
    return encoder.state_dict()


def main(task_file: str, result: str) -> None:
    task = json.loads(Path(task_file).read_text())
    weights = read_weights(Path(task["model"]))
    with ProcessPoolExecutor(RUNS) as pool:
        states = list(pool.map(run_training, [task] * RUNS, range(RUNS)))
    # Averaged weights judge better than those of any single run, at no cost (model soups; Wortsman et al., 2022).
    state = {name: sum(one[name] for one in states) / RUNS for name in states[0]}
    encoder = Encoder(weights, len(task["labels"]))
    if "start" in task:
        new = load(encoder, Path(task["start"]), task["labels"])
        before = encoder.state_dict()
        for name in state:
            state[name] = KEPT * before[name] + (1 - KEPT) * state[name]
        encoder.load_state_dict(state)
        if new:
            fit_rows(encoder, task["examples"] + task["added"], new)
    else:
        encoder.load_state_dict(state)
        print("Last pass", flush=True)
        seed(task["seed"])
        train(encoder, task["examples"], 1, SHARE_OF_LAST_PASS)
    store(encoder, weights, task["labels"], Path(result))


if __name__ == "__main__":
    main(*sys.argv[1:])
